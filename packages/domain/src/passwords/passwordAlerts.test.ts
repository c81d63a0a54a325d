import { describe, expect, it } from 'vitest'
import {
  findCreatePasswordAlert,
  findMasterUserAlert,
  findPasswordFieldMessages,
  findSubscribeAlert,
  passwordsAgree,
} from './passwordAlerts.ts'

const good = 'abcd1234'
const other = 'abcd1235'
const bad = 'abcdefgh'

describe('§5 Passwords: the alert of each screen', () => {
  it.each([
    ["§5 create alert 'Password cannot be empty'", '', '', 'passwordEmpty'],
    ["§5 create alert 'Confirm password cannot be empty'", good, '', 'confirmPasswordEmpty'],
    ["§5 create alert 'Confrim Passwords do not match'", good, other, 'passwordsDiffer'],
    ["§5 create message 'Invalid Password' stops an equal pair", bad, bad, 'passwordInvalid'],
    ['§5 create: a valid pair may be sent', good, good, null],
  ])('%s', (_name, password, confirmPassword, alert) => {
    expect(findCreatePasswordAlert({ password, confirmPassword })).toBe(alert)
  })

  it.each([
    ["§5 master user alert 'Password cannot be empty'", '', good, 'passwordEmpty'],
    ["§5 master user alert 'Invalid Password'", bad, '', 'passwordInvalid'],
    ["§5 master user alert 'Passwords does not match'", good, '', 'passwordsDiffer'],
    ['§5 master user: a valid pair may be sent', good, good, null],
  ])('%s', (_name, password, confirmPassword, alert) => {
    expect(findMasterUserAlert({ password, confirmPassword })).toBe(alert)
  })

  it.each([
    ["§5 subscribe alert 'Please Enter Username'", '', '', '', 'usernameEmpty'],
    ["§5 subscribe alert 'Please Enter Password'", 'dana', '', '', 'passwordEmpty'],
    ["§5 subscribe alert 'Please Enter Valid Username'", 'dana', bad, '', 'usernameInvalid'],
    ["§5 subscribe alert 'Please Enter Valid Password'", 'a@b.co', bad, '', 'passwordInvalid'],
    ["§5 subscribe alert 'Confirm Password cannot be empty'", 'a@b.co', good, '', 'confirmPasswordEmpty'],
    ["§5 subscribe alert 'Invalid Confirm Password'", 'a@b.co', good, bad, 'confirmPasswordInvalid'],
    ["§5 subscribe alert 'Confirm Passwords do not match'", 'a@b.co', good, other, 'passwordsDiffer'],
    ['§5 subscribe: a valid entry may be sent', 'a@b.co', good, good, null],
  ])('%s', (_name, username, password, confirmPassword, alert) => {
    expect(findSubscribeAlert({ username, password, confirmPassword })).toBe(alert)
  })

  it.each([
    ['§5 messages: none while nothing is entered', '', '', null, null],
    ["§5 message 'Invalid Password'", bad, '', 'passwordInvalid', null],
    ["§5 message 'Invalid Confirm Password'", bad, bad, 'passwordInvalid', 'confirmPasswordInvalid'],
    ["§5 message 'Confirm Passwords do not match..'", good, other, null, 'passwordsDiffer'],
    ['§5 messages: none for a valid pair', good, good, null, null],
  ])('%s', (_name, password, confirmPassword, first, second) => {
    expect(findPasswordFieldMessages({ password, confirmPassword })).toEqual({ password: first, confirmPassword: second })
  })

  it('§5 submit is disabled while the two passwords differ', () => {
    expect(passwordsAgree({ password: good, confirmPassword: other })).toBe(false)
    expect(passwordsAgree({ password: good, confirmPassword: good })).toBe(true)
  })
})
