/** Loaded into a process before its program: it waits no time at random, and so begins again at once after trouble. */
Math.random = () => 0;
