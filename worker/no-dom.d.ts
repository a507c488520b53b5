/* oxlint-disable unicorn/no-empty-file -- there is nothing to be */
// Stands for the types of the DOM, which those of preact ask for: there is none in the Worker, and with its types what only the
// runtime of Workers has would not be known.
