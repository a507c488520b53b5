/** Which of the Worker's routes a body goes to. */
export type Route = "validate" | "resolve" | "diff";
