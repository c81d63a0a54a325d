import { describe, expect, it } from 'vitest'
import { clearsStorage, decideGuard, mayOpenSitePage, type SitePage } from './guards.ts'
import { type PageName, pageNames } from './pages.ts'

const allow = { kind: 'allow' }
const toLogin = { kind: 'redirect', to: 'login' }
const toDashboard = { kind: 'redirect', to: 'dashboard' }
const exceptions: PageName[] = ['resetPassword', 'createMasterUserPassword', 'accountDeletionRequest', 'invite', 'recurringInvite', 'createPassword']

describe('§2 Navigation rules: guards', () => {
  it.each<PageName>(['login', 'subscribe'])('§2 guard: a signed-in user who opens %s is sent to the dashboard', (page) => {
    expect(decideGuard({ area: 'public', page, isAuthenticated: true })).toEqual(toDashboard)
    expect(decideGuard({ area: 'auth', page, isAuthenticated: true, hasUserDetails: true })).toEqual(toDashboard)
    expect(decideGuard({ area: 'public', page, isAuthenticated: false })).toEqual(allow)
  })

  it.each(exceptions)('§2 guard exception: %s also opens for a signed-in user', (page) => {
    for (const area of ['public', 'auth', 'account'] as const) {
      expect(decideGuard({ area, page, isAuthenticated: true })).toEqual(allow)
      expect(decideGuard({ area, page, isAuthenticated: false })).toEqual(allow)
    }
  })

  it('§2 guard: the signin-admin page opens, because visiting it ends the session first', () => {
    expect(decideGuard({ area: 'auth', page: 'signInAdmin', isAuthenticated: true })).toEqual(allow)
  })

  it('§2 guard: site needs authentication and loaded user details, otherwise login', () => {
    expect(decideGuard({ area: 'site', page: 'dashboard', isAuthenticated: true, hasUserDetails: true })).toEqual(allow)
    expect(decideGuard({ area: 'site', page: 'dashboard', isAuthenticated: true, hasUserDetails: false })).toEqual(toLogin)
    expect(decideGuard({ area: 'site', isAuthenticated: true })).toEqual(toLogin)
    expect(decideGuard({ area: 'site', isAuthenticated: false, hasUserDetails: true })).toEqual(toLogin)
    expect(decideGuard({ area: 'site', page: 'invite', isAuthenticated: false })).toEqual(toLogin)
  })

  it('§2 guard: Account sends to login without a session', () => {
    expect(decideGuard({ area: 'account', isAuthenticated: false })).toEqual(toLogin)
    expect(decideGuard({ area: 'account', isAuthenticated: true })).toEqual(allow)
  })
})

describe('§2 Navigation rules: storage', () => {
  it('§2 storage: only the pages signin-admin, reset-password, CreateMasterUserPassword and CreatePassword clear it', () => {
    expect(pageNames.filter(clearsStorage)).toEqual(['signInAdmin', 'resetPassword', 'createMasterUserPassword', 'createPassword'])
  })
})

describe('§4 Account active versus inactive', () => {
  const active = { IsAccountActive: true, IS_SFH_ACTIVE: false, UserTypeID: 1, callgroupId: null, IsBillingAdminLoginLandpage: false, IsUserDashboard: 1, role: 3 }
  const pages: SitePage[] = ['inactive', 'singleFamilySetup', 'ownAccount', 'other']

  it.each([
    ['an inactive account', { ...active, IsAccountActive: false }, ['inactive', 'ownAccount']],
    ['an inactive account whose house is not set up', { ...active, IsAccountActive: false, IS_SFH_ACTIVE: true }, ['inactive', 'ownAccount']],
    ['an active account', active, ['ownAccount', 'other']],
    ['a house in its set-up', { ...active, IS_SFH_ACTIVE: true }, ['singleFamilySetup', 'ownAccount', 'other']],
    ['an operator in an inactive account', { ...active, IsAccountActive: false, role: 1 }, ['ownAccount', 'other']],
  ])('§4 site pages: a user of %s opens only their own pages', (_whose, details, open) => {
    expect(pages.filter((page) => mayOpenSitePage(details, page))).toEqual(open)
  })
})
