import { expect, test } from 'vitest'
import { visualRuns } from './pdfWriter.ts'

const drawn = (line: string) => visualRuns(line).map(({ text, isRightToLeft }) => (isRightToLeft ? `‹${text}` : text))

test.each([
  ['Dana Whitfield', ['Dana Whitfield']],
  ['', ['']],
  // The Hebrew text starts at the right; numbers in it read from left to right, and brackets are mirrored.
  ['שלום (דירה 12)', ['‹(', '12', '‹שלום )דירה ']],
  ['Dana כהן 7', ['Dana ', '7', '‹כהן ']],
  // Direction marks have an effect, but aren't drawn.
  ['\u2066Dana\u2069 ok', ['Dana ok']],
])('%s is drawn in visual order', (line, runs) => {
  expect(drawn(line)).toEqual(runs)
})
