import { describe, expect, it } from "vitest";
import { callerAddress } from "../../../worker/platform/caller-address.ts";

const addressOf = (address: string) => callerAddress(new Headers({ "CF-Connecting-IP": address }));

describe("the address of a caller", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:DB8:1:2::", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["1:2:3", "1:2:3"],
    ["", ""],
  ])("%s counts as %s", (address, expected) => {
    expect(addressOf(address)).toBe(expected);
  });

  it("is empty where the platform tells none", () => {
    expect(callerAddress(new Headers({ "X-Forwarded-For": "203.0.113.7" }))).toBe("");
  });
});
