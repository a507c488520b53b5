import type { UserRecord } from "../../../../shared/index.ts";

/** A viewer who was never active. */
export const GRACE: UserRecord = {
  guid: "11111111-2222-4333-8444-555555555555",
  username: "grace",
  first_name: "Grace",
  last_name: "",
  email: "",
  user_role: "viewer",
  created_time: "2025-01-01T00:00:00Z",
  updated_time: "2025-01-01T00:00:00Z",
  active_time: null,
  confirmed: true,
  locked: false,
  external_id: null,
};
