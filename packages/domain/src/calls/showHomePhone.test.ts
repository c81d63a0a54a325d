import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readPhoneNumber, showPhoneNumber } from './phoneNumber.ts'
import { showHomePhone } from './showHomePhone.ts'

it('numbers of North America are written as showPhoneNumber writes them', () => {
  const digits = fc.integer({ min: 2_000_000_000, max: 9_999_999_999 }).map(String).filter((number) => readPhoneNumber(number)?.e164 === `+1${number}`)
  fc.assert(fc.property(digits, fc.constantFrom('', '1', '+1', '+1 '), (number, country) => {
    expect(showHomePhone(country + number)).toBe(showPhoneNumber(country + number))
  }))
})

it.each(['+442079460958', '555 0100', 'call me', 'call (713) 555-0100', ' 12 '])('leaves %j as it stands', (text) => {
  expect(showHomePhone(text)).toBe(text.trim())
})
