import { expect, test } from 'vitest'
import { visualRuns } from './visualRuns.ts'

const drawn = (line: string) => visualRuns(line).map(({ text, isRightToLeft }) => (isRightToLeft ? `‹${text}` : text))

test.each([
  ['Dana Whitfield', ['Dana Whitfield']],
  ['', ['']],
  // Hebrew begins at the right, its number within reads from left to right, and the brackets turn round.
  ['שלום (דירה 12)', ['‹(', '12', '‹שלום )דירה ']],
  ['Dana כהן 7', ['Dana ', '7', '‹כהן ']],
  // Marks of direction are heeded and not drawn.
  ['\u2066Dana\u2069 ok', ['Dana ok']],
])('%s is drawn in this order', (line, runs) => {
  expect(drawn(line)).toEqual(runs)
})
