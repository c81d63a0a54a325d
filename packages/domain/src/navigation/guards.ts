import { type LandingDetails, resolveLanding } from './landing.ts'
import type { PageName } from './pages.ts'

/** Public: outside the login area. Auth: sign-in and related pages. Site: signed in. Account: the old account links. */
export type GuardedArea = 'public' | 'auth' | 'site' | 'account'

export interface GuardRequest {
  area: GuardedArea
  page?: PageName
  isAuthenticated: boolean
  /** Whether the user details are loaded; the site area needs them. Absent means no. */
  hasUserDetails?: boolean
}

export type GuardDecision = { kind: 'allow' } | { kind: 'redirect'; to: 'dashboard' | 'login' }

export interface GuardRow {
  rule: string
  when: (request: GuardRequest) => boolean
  decision: GuardDecision
}

/** Guarded pages that a signed-in user may open too (spec §2). Invite stands for both invite pages. */
export const openWhileSignedIn: readonly PageName[] = [
  'resetPassword',
  'createMasterUserPassword',
  'accountDeletionRequest',
  'invite',
  'recurringInvite',
  'createPassword',
]

/** Visiting one of these clears the browser's storage (spec §2), whether reached under Account or without it. */
export const storageClearingPages: readonly PageName[] = ['signInAdmin', 'resetPassword', 'createMasterUserPassword', 'createPassword']

const allow: GuardDecision = { kind: 'allow' }
const toLogin: GuardDecision = { kind: 'redirect', to: 'login' }
const toDashboard: GuardDecision = { kind: 'redirect', to: 'dashboard' }

/** First match wins; the last row always matches. */
export const guardOrder: readonly GuardRow[] = [
  { rule: 'site without session or user details', when: (request) => request.area === 'site' && !isSignedIn(request), decision: toLogin },
  { rule: 'site', when: ({ area }) => area === 'site', decision: allow },
  { rule: 'page open while signed in', when: ({ page }) => page !== undefined && openWhileSignedIn.includes(page), decision: allow },
  // Not among the specification's exceptions, but the page has cleared the session by the time it shows.
  { rule: 'page that ends the session', when: ({ page }) => page !== undefined && clearsStorage(page), decision: allow },
  { rule: 'account without session', when: ({ area, isAuthenticated }) => area === 'account' && !isAuthenticated, decision: toLogin },
  { rule: 'account', when: ({ area }) => area === 'account', decision: allow },
  { rule: 'public page, signed in', when: ({ isAuthenticated }) => isAuthenticated, decision: toDashboard },
  { rule: 'public page', when: () => true, decision: allow },
]

/** Whether a guarded page may open, and where to go instead (spec §2). */
export function decideGuard(request: GuardRequest): GuardDecision {
  return guardOrder.find(({ when }) => when(request))?.decision ?? allow
}

/** The audience of a signed-in page. */
export type SitePage = 'inactive' | 'singleFamilySetup' | 'ownAccount' | 'other'

/**
 * Whether a page of the signed-in area is this user's: the inactive page is for users of an inactive account, who have no other page but it and their own
 * account; the house set-up is for its owner until it is done. Everyone else goes where they land.
 */
export function mayOpenSitePage(details: LandingDetails, page: SitePage): boolean {
  const landing = resolveLanding(details)
  if (landing === 'inactive') return page === 'inactive' || page === 'ownAccount'
  return page !== 'inactive' && (page !== 'singleFamilySetup' || landing === 'singleFamilySetup')
}

export function clearsStorage(page: PageName): boolean {
  return storageClearingPages.includes(page)
}

function isSignedIn({ isAuthenticated, hasUserDetails }: GuardRequest): boolean {
  return isAuthenticated && hasUserDetails === true
}
