import { expect, it } from 'vitest'
import { dialledNumber } from '../accounts/uniqueFields.ts'
import { readPhoneNumber, showPhoneNumber } from './phoneNumber.ts'

it.each([
  ['(713) 555-0100', '+17135550100', '(713) 555-0100'],
  ['1 713 555 0100', '+17135550100', '(713) 555-0100'],
  [' +1.713.555.0100 ', '+17135550100', '(713) 555-0100'],
  ['+44 20 7946 0958', '+442079460958', '+44 20 7946 0958'],
  ['011 44 20 7946 0958', '+442079460958', '+44 20 7946 0958'],
])('reads %j as %s and shows it as %s', (text, e164, shown) => {
  expect(readPhoneNumber(text)?.e164).toBe(e164)
  expect(showPhoneNumber(text)).toBe(shown)
})

it.each(['', '555', '555 0100', '+1 713 555 010', '+999 123456789', 'call me', 'call (713) 555-0100', '(713) 555-0100 ext. 5'])('does not read %j, and shows it as it stands', (text) => {
  expect(readPhoneNumber(text)).toBeNull()
  expect(showPhoneNumber(text)).toBe(text)
})

it.each(['(713) 555-0100', '1-713-555-0100', '+1 713 555 0100', '+44 20 7946 0958', '+49 30 901820'])('means the same number by %j as the uniqueness checks do', (text) => {
  expect(readPhoneNumber(text)?.e164).toBe(dialledNumber(text))
})
