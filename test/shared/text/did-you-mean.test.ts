import { expect, test } from "vitest";
import { nearestNames } from "../../../shared/text/did-you-mean.ts";

const KEYS = ["baseUrl", "customHeaders", "enabled", "endpoint", "endpoints", "models", "protocol"];

test.each([
  ["baseURL", ["baseUrl"]],
  ["base_url", ["baseUrl"]],
  ["Base-Url", ["baseUrl"]],
  ["enable", ["enabled"]],
  ["enbaled", ["enabled"]],
  ["endpont", ["endpoint"]],
  ["endpointss", ["endpoints"]],
  ["protocl", ["protocol"]],
  ["headers", ["customHeaders"]],
  ["URL", ["baseUrl"]],
  ["proto", ["protocol"]],
  ["en", []],
  ["timeout", []],
  ["", []],
  ["x", []],
  ["m".repeat(10_000), []],
])("%s means %j", (name, expected) => {
  expect(nearestNames(name, KEYS)).toEqual(expected);
});

test("gives all that are equally near", () => {
  expect(nearestNames("provider_x", ["provider_a", "provider_b", "custom"])).toEqual(["provider_a", "provider_b"]);
});
