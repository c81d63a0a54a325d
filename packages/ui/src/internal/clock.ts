/** Milliseconds, of one beginning: of 1970, or of the page. */
export type Clock = () => number
