import { describe, expect, it } from "vitest";
import { readExportUrl, readServerUrl, serverWithKey } from "../../../action/audit-export/server-option.ts";

describe("readServerUrl", () => {
  it.each([
    ["https://content.example.com", "https://content.example.com"],
    ["https://content.example.com//", "https://content.example.com"],
    ["HTTPS://Content.Example.Com:443/below/", "https://content.example.com/below"],
    ["http://localhost:8787", "http://localhost:8787"],
    ["http://127.0.0.1:8787/", "http://127.0.0.1:8787"],
    ["http://[::1]:8787", "http://[::1]:8787"],
  ])("takes %s", (text, url) => {
    expect(readServerUrl(text, "--server")).toBe(url);
  });

  it.each([
    ["", "--server must be a URL such as https://content.example.com."],
    ["content.example.com", "--server must be a URL such as"],
    ["ftp://secret.example.com", "--server must be a URL such as"],
    [
      "http://secret.example.com",
      "--server must begin with https://, because over http the key can be read in transit.",
    ],
    ["http://localhost.secret.example.com", "--server must begin with https://"],
    ["http://127.0.0.1.secret.example.com", "--server must begin with https://"],
    ["https://user:secret@example.com", "--server must have no user name and no password."],
    ["https://secret@example.com", "--server must have no user name and no password."],
    ["https://example.com/?secret", '--server must have neither "?" nor "#"'],
    ["https://example.com/#secret", '--server must have neither "?" nor "#"'],
    ["https://example.com/secret/__api__/v1", '--server must be the server\'s base URL, without "/__api__"'],
  ])("refuses %j, and repeats nothing of it", (text, message) => {
    expect(() => readServerUrl(text, "--server")).toThrow(message);
    expect(() => readServerUrl(text, "--server")).toThrow(/^(?![^]*secret)/);
  });
});

describe("readExportUrl", () => {
  it("takes the URL of an export, and finds the server's", () => {
    const url = "https://content.example.com/below/__api__/v1/audit_exports/0f9d";
    expect(readExportUrl(`${url}/`)).toEqual({ url, baseUrl: "https://content.example.com/below" });
  });

  it.each([
    "https://content.example.com",
    "https://c.example.com/__api__/v1/audit_exports",
    "https://c.example.com/__api__/v1/audit_exports/a/objects",
  ])("refuses %s", (text) => {
    expect(() => readExportUrl(text)).toThrow("The URL of an export ends in /__api__/v1/audit_exports/ and the guid");
  });
});

describe("serverWithKey", () => {
  it("takes the key of the environment", () => {
    expect(serverWithKey("https://c.example.com", "X-Key", { STEWARD_API_KEY: " psk1\n" })).toEqual({
      baseUrl: "https://c.example.com",
      key: "psk1",
      keyHeader: "X-Key",
    });
  });

  it.each([
    [undefined, "There is no API key."],
    [" ", "There is no API key."],
    ["my secret", "STEWARD_API_KEY is not an API key"],
    ["secret\nX-Other: 1", "STEWARD_API_KEY is not an API key"],
    ["s\u00e9cret", "STEWARD_API_KEY is not an API key"],
    ["x".repeat(2_000), "STEWARD_API_KEY is not an API key"],
  ])("refuses %j, and does not repeat it", (key, message) => {
    const read = () => serverWithKey("https://c.example.com", "Authorization", { STEWARD_API_KEY: key });
    expect(read).toThrow(message);
    expect(read).toThrow(/^(?![^]*(?:secret|xxx))/);
  });
});
