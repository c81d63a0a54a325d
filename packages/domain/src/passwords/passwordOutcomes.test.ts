import { describe, expect, it } from 'vitest'
import { masterUserRedirects, resolveMasterUserCheck, resolveMasterUserResult } from './masterUserOutcomes.ts'
import { resolveResetLink, resolveResetResult, zeroToken } from './resetOutcomes.ts'
import { resolveSubscribe } from './subscribeOutcomes.ts'

describe('§4 Password reset link check', () => {
  it("§8 reset link: 'Password reset link is not vaild' goes to login", () => {
    expect(resolveResetLink({ message: 'Password reset link is not vaild', token: 't' })).toEqual({ kind: 'invalid', goTo: 'login' })
  })

  it('§4 reset link: expired shows the message and uses an all-zero token', () => {
    const message = 'This password reset link has expired. Please request a new password reset.'
    expect(resolveResetLink({ message, token: 't' })).toEqual({ kind: 'expired', token: zeroToken, message })
    expect(zeroToken.replace(/[0-]/g, '')).toBe('')
  })

  it.each([null, '', 'ok', 'Password reset link is not valid'])('§4 reset link: with the message %j the form is usable', (message) => {
    expect(resolveResetLink({ message, token: 't' })).toEqual({ kind: 'usable', token: 't' })
  })
})

describe('§4 After reset', () => {
  it('§4 reset: success goes to login', () => {
    expect(resolveResetResult({ isSuccess: true, message: '' })).toEqual({ kind: 'done', goTo: 'login' })
  })

  it.each([true, false])("§4 reset: 'NonWebAccessUser' stores the flag reset and goes to nonwebaccessuser (success %s)", (isSuccess) => {
    const outcome = { kind: 'nonWebAccess', confirmation: 'reset', goTo: 'nonWebAccessUser' }
    expect(resolveResetResult({ isSuccess, message: 'NonWebAccessUser' })).toEqual(outcome)
  })

  it('§4 reset: other failures show the server message', () => {
    const message = 'Password reset not completed'
    expect(resolveResetResult({ isSuccess: false, message })).toEqual({ kind: 'refused', message })
  })
})

describe('§4 Master user password created', () => {
  it('§4 master user: signin goes to login', () => {
    expect(resolveMasterUserResult('signin')).toEqual({ goTo: 'login' })
    expect(masterUserRedirects[0]?.redirect).toBe('signin')
  })

  it('§4 master user: NonWebAccessUser stores the flag set and goes to nonwebaccessuser', () => {
    expect(resolveMasterUserResult('NonWebAccessUser')).toEqual({ goTo: 'nonWebAccessUser', confirmation: 'set' })
  })

  it('§4 master user: WatchmanSystemConfiguration sets the watchman status and goes to its page', () => {
    expect(resolveMasterUserResult('WatchmanSystemConfiguration')).toEqual({ goTo: 'watchmanSystemConfiguration', setsWatchmanStatus: true })
  })

  it.each(['', 'elsewhere', 'SIGNIN', null, undefined])('§4 master user: %j goes to login', (redirect) => {
    expect(resolveMasterUserResult(redirect)).toEqual({ goTo: 'login' })
  })
})

describe('§4 Master user check', () => {
  it('§4 master user check: success lets the page open', () => {
    expect(resolveMasterUserCheck({ isSuccess: true, message: null })).toEqual({ kind: 'open', notice: null, message: null })
  })

  it.each([true, false])("§4 master user check: 'Password already exists' opens the page with a 'please login' notice (success %s)", (isSuccess) => {
    const check = { isSuccess, message: 'Password already exists', redirect: 'NonWebAccessUser' }
    expect(resolveMasterUserCheck(check)).toEqual({ kind: 'open', notice: 'pleaseLogin', message: 'Password already exists' })
  })

  it('§4 master user check: otherwise it redirects by the redirect value', () => {
    const check = { isSuccess: false, message: 'no', redirect: 'NonWebAccessUser' }
    expect(resolveMasterUserCheck(check)).toEqual({ kind: 'redirect', to: { goTo: 'nonWebAccessUser', confirmation: 'set' } })
    expect(resolveMasterUserCheck({ isSuccess: false, message: null })).toEqual({ kind: 'redirect', to: { goTo: 'login' } })
  })
})

describe('§4 Subscribe', () => {
  it("§4 subscribe: 'Registered Successfully.' clears the fields and hides the form", () => {
    expect(resolveSubscribe({ isSuccess: true, message: 'Registered Successfully.' })).toMatchObject({ clearsFields: true, hidesForm: true })
  })

  it('§4 subscribe: any other success shows its message and clears the fields', () => {
    const outcome = { kind: 'accepted', message: 'Saved.', clearsFields: true, hidesForm: false }
    expect(resolveSubscribe({ isSuccess: true, message: 'Saved.' })).toEqual(outcome)
  })

  it('§4 subscribe: a failure shows its message and keeps the fields', () => {
    const outcome = { kind: 'refused', message: 'Token is used.', clearsFields: false, hidesForm: false }
    expect(resolveSubscribe({ isSuccess: false, message: 'Token is used.' })).toEqual(outcome)
  })
})
