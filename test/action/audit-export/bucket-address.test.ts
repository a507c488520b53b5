import { expect, it } from "vitest";
import { isBucketPlace, readBucket } from "../../../action/audit-export/bucket-address.ts";

const KEYS = { AWS_ACCESS_KEY_ID: "AKIDEXAMPLE", AWS_SECRET_ACCESS_KEY: "secret/of+it" };
const ENVIRONMENT = { ...KEYS, AWS_REGION: "eu-central-1" };

it("takes the region's address, or that of another service", () => {
  expect(readBucket("s3://audit-log/logs/content", ENVIRONMENT)).toEqual({
    url: "https://s3.eu-central-1.amazonaws.com/audit-log",
    region: "eu-central-1",
    prefix: "logs/content/",
    shown: "s3://audit-log/logs/content",
    credentials: { accessKeyId: "AKIDEXAMPLE", secretAccessKey: "secret/of+it" },
  });
  const other = { ...KEYS, AWS_SESSION_TOKEN: "token", AWS_ENDPOINT_URL: "https://storage.example.com/s3/" };
  expect(readBucket("s3://a.b-c/", other)).toMatchObject({
    url: "https://storage.example.com/s3/a.b-c",
    region: "us-east-1",
    prefix: "",
    shown: "s3://a.b-c",
    credentials: { sessionToken: "token" },
  });
  const own = { ...ENVIRONMENT, AWS_ENDPOINT_URL: "https://a.example", AWS_ENDPOINT_URL_S3: "http://127.0.0.1:9000" };
  expect(readBucket("s3://audit-log", own).url).toBe("http://127.0.0.1:9000/audit-log");
  expect(readBucket("s3://audit-log", { ...KEYS, AWS_DEFAULT_REGION: "eu-west-1" }).region).toBe("eu-west-1");
});

it.each([
  ["s3:audit-log", "is named as in"],
  ["s3://", "is named as in"],
  ["s3://ab", "is named as in"],
  ["s3://Audit-Log/a", "is named as in"],
  ["s3://audit..log", "is named as in"],
  ["s3://audit-log?x", "is named as in"],
  ["s3://audit-log//a", "The prefix"],
  ["s3://audit-log/../other", "The prefix"],
  ["s3://audit-log/a/./b", "The prefix"],
  ["s3://audit-log/a b", "The prefix"],
  ["s3://audit-log/a%2f", "The prefix"],
  ["s3://audit-log/a?b", "The prefix"],
  ["s3://audit-log/a\n", "The prefix"],
  [`s3://audit-log/${"a".repeat(600)}`, "The prefix"],
])("refuses %j", (place, message) => {
  expect(() => readBucket(place, ENVIRONMENT)).toThrow(message);
});

it.each([
  [{ ...KEYS }, "Set AWS_REGION"],
  [{ ...KEYS, AWS_REGION: "eu west" }, "AWS_REGION must be"],
  [{ ...ENVIRONMENT, AWS_ACCESS_KEY_ID: " " }, "There is no key for the bucket."],
  [{ AWS_REGION: "eu-central-1", AWS_ACCESS_KEY_ID: "a" }, "There is no key for the bucket."],
  [{ ...ENVIRONMENT, AWS_SECRET_ACCESS_KEY: "two\nlines" }, "AWS_SECRET_ACCESS_KEY has whitespace"],
  [{ ...ENVIRONMENT, AWS_ENDPOINT_URL_S3: "storage.example.com" }, "AWS_ENDPOINT_URL_S3 must be a URL"],
  [{ ...ENVIRONMENT, AWS_ENDPOINT_URL_S3: "http://storage.example.com" }, "must begin with https://"],
  [{ ...ENVIRONMENT, AWS_ENDPOINT_URL_S3: "https://a:b@storage.example.com" }, "must have no user name"],
  [{ ...ENVIRONMENT, AWS_ENDPOINT_URL: "https://storage.example.com/?a" }, 'must have neither "?"'],
])("refuses the environment of %j, and repeats no secret", (environment, message) => {
  const read = () => readBucket("s3://audit-log/a", environment);
  expect(read).toThrow(message);
  expect(read).not.toThrow(/secret\/of|two|a:b/);
});

it("is told from a folder by its beginning", () => {
  expect(["s3://a", "S3://a", "./s3:", "s3", "https://a"].map(isBucketPlace)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
