/** Codes from the columns of a keypad, downwards and upwards. */
const columns: ReadonlySet<string> = new Set(['2580', '0852'])

/** The patterns of weak codes, which strangers at a keypad try first. */
const weaknesses: readonly ((digits: string) => boolean)[] = [
  (digits) => new Set(digits).size < 3,
  // Equal steps between the digits: 1234, 9876, 2468, 7890.
  (digits) => new Set(stepsOf(digits)).size === 1,
  // A repeated group of digits, such as 123123.
  (digits) => /^(\d+)\1+$/.test(digits),
  // A year of the last or this century, such as a year of birth.
  (digits) => /^(?:19|20)\d\d$/.test(digits),
  (digits) => columns.has(digits),
]

/** Whether digits are too easy to guess for a code. Fewer than four digits are never called weak. */
export function isWeakCode(digits: string): boolean {
  return digits.length >= 4 && weaknesses.some((isWeak) => isWeak(digits))
}

function stepsOf(digits: string): number[] {
  return Array.from(digits.slice(1), (digit, index) => (Number(digit) - Number(digits[index]) + 10) % 10)
}
