/** `1234.50`: a number that every spreadsheet reads. */
export const dollars = (cents: number) => (cents / 100).toFixed(2)
