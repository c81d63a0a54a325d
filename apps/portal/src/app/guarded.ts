import { clearsStorage, decideGuard, type GuardedArea, type PageName } from '@portal/domain'
import { redirect, type LoaderFunctionArgs } from 'react-router-dom'
import { paths } from './paths.ts'
import type { Portal } from './Portal.ts'

interface GuardedPage {
  area: GuardedArea
  page: PageName
}

/**
 * A loader of a page outside the signed-in area: clears the browser's storage where the specification says so (§2),
 * then lets the guard decide, then loads.
 */
export function guarded<Result>(portal: Portal, { area, page }: GuardedPage, load: (args: LoaderFunctionArgs) => Result | Promise<Result>) {
  return async (args: LoaderFunctionArgs): Promise<Result> => {
    if (clearsStorage(page)) portal.forgetSession()
    const decision = decideGuard({ area, page, isAuthenticated: portal.session.read() !== null })
    if (decision.kind === 'redirect') throw redirect(decision.to === 'dashboard' ? paths.dashboard : paths.login)
    return load(args)
  }
}
