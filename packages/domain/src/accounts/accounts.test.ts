import { describe, expect, it } from 'vitest'
import { Role } from './roles.ts'
import { isUserDetailsError, resolveSessionEnd } from './sessionOutcomes.ts'
import { sessionValueNames } from './sessionValues.ts'
import { TenantType, UserType } from './userTypes.ts'

describe('§3 Accounts', () => {
  it('§3 roles: SuperAdmin 1, Staff 2, Customer 3', () => {
    expect(Role).toEqual({ SuperAdmin: 1, Staff: 2, Customer: 3 })
  })

  it('§6 user types: 2 call group manager, 9 voice group user', () => {
    expect(UserType).toEqual({ CallGroupManager: 2, VoiceGroupUser: 9 })
  })

  it('§3 tenant types: MultiTenant 1, SingleFamily 2', () => {
    expect(TenantType).toEqual({ MultiTenant: 1, SingleFamily: 2 })
  })

  it('§3 browser-stored session values have the specified names', () => {
    expect(sessionValueNames).toEqual(['authToken', 'authKey', 'csrf', 'authId', 'sidebar_minimize', 'lang'])
  })
})

describe('§4 Session', () => {
  it('§4 session: a 401 clears the storage and goes to login, with an alert only if a token existed', () => {
    expect(resolveSessionEnd(true)).toEqual({ alert: 'sessionExpired', clearsStorage: true, goTo: 'login' })
    expect(resolveSessionEnd(false)).toEqual({ alert: null, clearsStorage: true, goTo: 'login' })
  })

  it("§4 session: a user-details answer of type 'error' clears the storage", () => {
    expect(isUserDetailsError({ type: 'error' })).toBe(true)
    expect(isUserDetailsError({ type: 'user' })).toBe(false)
    expect(isUserDetailsError({})).toBe(false)
  })
})
