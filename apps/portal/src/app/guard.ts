import { clearsStorage, decideGuard, type GuardedArea, type PageName } from '@portal/domain'
import { publicPaths } from './publicPaths.ts'
import type { Portal } from './Portal.ts'
import { leaveFor } from './PublicPage.ts'

export interface GuardedPage {
  area: GuardedArea
  page: PageName
}

/**
 * Before a page outside the signed-in area loads: clears the browser's storage where the specification says so (§2), then lets the guard
 * decide. Throws the way to another page.
 */
export function guard(portal: Portal, { area, page }: GuardedPage): void {
  if (clearsStorage(page)) portal.forgetSession()
  const decision = decideGuard({ area, page, isAuthenticated: portal.session.read() !== null })
  if (decision.kind === 'redirect') throw leaveFor(decision.to === 'dashboard' ? publicPaths.dashboard : publicPaths.login)
}
