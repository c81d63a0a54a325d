import { clearsStorage, decideGuard, type GuardedArea, type PageName } from '@portal/domain'
import { publicPaths } from './publicPaths.ts'
import type { Portal } from './Portal.ts'
import { leaveFor } from './PublicPage.ts'

export interface GuardedPage {
  area: GuardedArea
  page: PageName
}

/** Checks whether a public page may load: clears the browser's storage if the specification says so (§2), then applies the guard. Throws a redirect. */
export function guard(portal: Portal, { area, page }: GuardedPage): void {
  if (clearsStorage(page)) portal.forgetSession()
  const decision = decideGuard({ area, page, isAuthenticated: portal.session.read() !== null })
  if (decision.kind === 'redirect') throw leaveFor(decision.to === 'dashboard' ? publicPaths.dashboard : publicPaths.login)
}
