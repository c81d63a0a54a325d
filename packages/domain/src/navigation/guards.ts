import { type LandingDetails, resolveLanding } from './landing.ts'
import type { PageName } from './pages.ts'

/**
 * The areas of the portal. Public: outside the login area. Auth: sign-in and related pages. Site: pages after sign-in. Account: old links
 * to account pages.
 */
export type GuardedArea = 'public' | 'auth' | 'site' | 'account'

export interface GuardRequest {
  area: GuardedArea
  page?: PageName
  isAuthenticated: boolean
  /** Whether the user details are loaded, which the site area needs. Default: false. */
  hasUserDetails?: boolean
}

export type GuardDecision = { kind: 'allow' } | { kind: 'redirect'; to: 'dashboard' | 'login' }

export interface GuardRow {
  rule: string
  when: (request: GuardRequest) => boolean
  decision: GuardDecision
}

/** Pages before sign-in that a signed-in user may open too (spec §2). Invite means both invite pages. */
export const openWhileSignedIn: readonly PageName[] = [
  'resetPassword',
  'createMasterUserPassword',
  'accountDeletionRequest',
  'invite',
  'recurringInvite',
  'createPassword',
]

/** Pages that clear the browser's storage when visited (spec §2), with or without /Account in their address. */
export const storageClearingPages: readonly PageName[] = ['signInAdmin', 'resetPassword', 'createMasterUserPassword', 'createPassword']

const allow: GuardDecision = { kind: 'allow' }
const toLogin: GuardDecision = { kind: 'redirect', to: 'login' }
const toDashboard: GuardDecision = { kind: 'redirect', to: 'dashboard' }

/** The rules in order of priority. The first that matches decides; the last always matches. */
export const guardOrder: readonly GuardRow[] = [
  { rule: 'site without session or user details', when: (request) => request.area === 'site' && !isSignedIn(request), decision: toLogin },
  { rule: 'site', when: ({ area }) => area === 'site', decision: allow },
  { rule: 'page open while signed in', when: ({ page }) => page !== undefined && openWhileSignedIn.includes(page), decision: allow },
  // The specification doesn't list this exception, but the page ends the session before it shows.
  { rule: 'page that ends the session', when: ({ page }) => page !== undefined && clearsStorage(page), decision: allow },
  { rule: 'account without session', when: ({ area, isAuthenticated }) => area === 'account' && !isAuthenticated, decision: toLogin },
  { rule: 'account', when: ({ area }) => area === 'account', decision: allow },
  { rule: 'public page, signed in', when: ({ isAuthenticated }) => isAuthenticated, decision: toDashboard },
  { rule: 'public page', when: () => true, decision: allow },
]

/** Decides whether a page may open, and where to go otherwise (spec §2). */
export function decideGuard(request: GuardRequest): GuardDecision {
  return guardOrder.find(({ when }) => when(request))?.decision ?? allow
}

/** The kinds of pages after sign-in, by the users who may open them. */
export type SitePage = 'inactive' | 'singleFamilySetup' | 'ownAccount' | 'other'

/**
 * Whether a user may open a page after sign-in. The inactive page is for users of an inactive account, who may otherwise open only their
 * own account. The set-up of a house is for its owner until it is done. Everyone else is sent to their landing page.
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
