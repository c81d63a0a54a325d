/** Down and up the middle column of a keypad. */
const columns: ReadonlySet<string> = new Set(['2580', '0852'])

/** A code is weak where one of these holds: it is among the first that somebody at a keypad tries. */
const weaknesses: readonly ((digits: string) => boolean)[] = [
  (digits) => new Set(digits).size < 3,
  // 1234, 9876, 2468, 7890: each digit is as far from the one before.
  (digits) => new Set(stepsOf(digits)).size === 1,
  // 123123
  (digits) => /^(\d+)\1+$/.test(digits),
  // A year of birth, or this one.
  (digits) => /^(?:19|20)\d\d$/.test(digits),
  (digits) => columns.has(digits),
]

/** Whether nobody should be given these digits as a code. Fewer than four digits are not judged: there are too few of them. */
export function isWeakCode(digits: string): boolean {
  return digits.length >= 4 && weaknesses.some((isWeak) => isWeak(digits))
}

function stepsOf(digits: string): number[] {
  return Array.from(digits.slice(1), (digit, index) => (Number(digit) - Number(digits[index]) + 10) % 10)
}
