-- Entries of an audit-log export as events of OCSF 1.3.0, class API Activity (6003). Run it with DuckDB, beside the folder
-- audit-log: duckdb < ocsf.sql. docs/audit-export.md has the mapping as a table.
CREATE TEMP VIEW entries AS
SELECT
  json ->> '$.id' AS id,
  TRY_CAST(json ->> '$.time' AS TIMESTAMPTZ) AS time,
  json ->> '$.time' AS original_time,
  json ->> '$.user_guid' AS user_guid,
  json ->> '$.user_description' AS user_description,
  coalesce(json ->> '$.action', 'unknown') AS action,
  json ->> '$.event_description' AS event_description,
  json ->> '$.actor_type' AS actor_type,
  json ->> '$.api_key_id' AS api_key_id,
  json ->> '$.object_type' AS object_type,
  json ->> '$.object_id' AS object_id,
  json::VARCHAR AS source
FROM read_ndjson_objects('audit-log/seg/*.ndjson.gz');

CREATE TEMP VIEW activities AS
SELECT
  *,
  CASE
    WHEN split_part(action, '_', 1) IN ('create', 'add', 'upload', 'invite', 'accept', 'bootstrap') THEN 1
    WHEN split_part(action, '_', 1) IN ('update', 'lock', 'unlock', 'confirm', 'deploy', 'set', 'pause', 'resume') THEN 3
    WHEN split_part(action, '_', 1) IN ('delete', 'remove', 'prune') THEN 4
    ELSE 99
  END AS activity_id
FROM entries
WHERE time IS NOT NULL;

COPY (
  SELECT
    activity_id,
    CASE activity_id WHEN 1 THEN 'Create' WHEN 3 THEN 'Update' WHEN 4 THEN 'Delete' ELSE action END AS activity_name,
    6 AS category_uid,
    6003 AS class_uid,
    600300 + activity_id AS type_uid,
    1 AS severity_id,
    CASE action WHEN 'refuse_request' THEN 2 ELSE 1 END AS status_id,
    epoch_ms(time) AS time,
    coalesce(event_description, action) AS message,
    json_merge_patch('{}', json_object(
      'version', '1.3.0',
      'product', json_object('name', 'Content server', 'vendor_name', 'Provider Steward'),
      'log_name', 'audit_logs',
      'uid', id,
      'original_time', original_time
    )) AS metadata,
    json_merge_patch('{}', json_object('user', json_object(
      'name', coalesce(user_description, 'unknown'),
      'uid', user_guid,
      'type_id', CASE actor_type WHEN 'system' THEN 3 ELSE 0 END,
      'credential_uid', api_key_id
    ))) AS actor,
    json_object('operation', action) AS api,
    json_object('name', 'unknown') AS src_endpoint,
    CASE WHEN object_id IS NULL THEN '[]'::JSON
      ELSE json_array(json_merge_patch('{}', json_object('uid', object_id, 'type', object_type))) END AS resources,
    source AS raw_data
  FROM activities
) TO 'ocsf.ndjson' (FORMAT json);
