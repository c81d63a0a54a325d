import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWeakCode } from './isWeakCode.ts'

test.each(['0000', '1111', '1122', '1212', '1234', '4321', '7890', '2468', '12345', '98765', '123123', '111222', '1984', '2026', '2580', '0852'])(
  'the code %s is weak',
  (digits) => {
    expect(isWeakCode(digits)).toBe(true)
  },
)

test.each(['4711', '73190', '88213', '1235', '2851', '904417'])('the code %s is not weak', (digits) => {
  expect(isWeakCode(digits)).toBe(false)
})

test('few codes of five digits are weak', () => {
  const weak = Array.from({ length: 100_000 }, (_, number) => String(number).padStart(5, '0')).filter(isWeakCode)
  expect(weak.length).toBeLessThan(1500)
})

test('a reversed code is as weak as the code', () => {
  const digits = fc.stringMatching(/^\d{5,8}$/)
  fc.assert(fc.property(digits, (code) => isWeakCode(code) === isWeakCode([...code].toReversed().join(''))))
})
