import { expect, it } from 'vitest'
import { codeWeakness } from './codeWeakness.ts'

it.each([
  ['00120', '12 Oakline Drive', 'houseNumber'],
  ['12000', '12 Oakline Drive', 'houseNumber'],
  ['4810', '4810 Fannin Street', 'houseNumber'],
  ['0481', '4810 Fannin Street', 'houseNumber'],
  ['12345', '12 Oakline Drive', 'pattern'],
  ['60418', '12 Oakline Drive', null],
  ['00000', 'Oakline Drive', 'pattern'],
  ['73506', '', null],
])('the code %s at the house number %j is %s', (digits, address, weakness) => {
  expect(codeWeakness(digits, address)).toBe(weakness)
})
