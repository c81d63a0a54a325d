/** Returns the current time in milliseconds, since 1970 or since the page started. */
export type Clock = () => number
