-- The look of the names of API keys, as 0018 has it of groups: the Worker computes it. Null in keys from before this
-- migration, until their user creates another one.

ALTER TABLE api_keys ADD COLUMN look TEXT;
ALTER TABLE api_keys ADD COLUMN folded_look TEXT;
