import { expect, test } from 'vitest'
import { Role } from './roles.ts'
import { needsTwoStep, readAuthenticatorCode, readRecoveryCode } from './twoStep.ts'

test.each([
  ['7KQ4-MX2D', '7KQ4-MX2D'], ['7kq4mx2d', '7KQ4-MX2D'], [' 7kq4 mx2d ', '7KQ4-MX2D'], ['7KQ4MX2', null], ['7KQ4-MX2DD', null], ['0KQ4-MX2D', null], ['', null],
])('the recovery code typed as "%s" is %s', (typed, code) => expect(readRecoveryCode(typed)).toBe(code))

test.each([['408219', '408219'], ['408 219', '408219'], ['408-219', '408219'], ['40821', null], ['4082190', null], ['40821a', null], ['٤٠٨٢١٩', null]])(
  'the app’s code typed as "%s" is %s', (typed, code) => expect(readAuthenticatorCode(typed)).toBe(code))

const customer = { role: Role.Customer, IsUserAdmin: false, IsKitsAdmin: false, IsBillingAdmin: false, IS_SFH_ACTIVE: false }
test.each([
  ['a resident', customer, false],
  ['a user administrator', { ...customer, IsUserAdmin: true }, true],
  ['a kits administrator', { ...customer, IsKitsAdmin: true }, true],
  ['a billing administrator', { ...customer, IsBillingAdmin: true }, true],
  ['an operator', { ...customer, role: Role.Staff }, true],
  ['the owner of a house', { ...customer, IsUserAdmin: true, IS_SFH_ACTIVE: true }, false],
])('an account’s rule that administrators need two steps applies to %s (%o): %s', (_who, user, isReached) => expect(needsTwoStep(user)).toBe(isReached))
