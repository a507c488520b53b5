import { DurableObject } from "cloudflare:workers";

/** Keeps what all isolates of the Worker counted. There is one. */
export class MetricsCounter extends DurableObject {}
