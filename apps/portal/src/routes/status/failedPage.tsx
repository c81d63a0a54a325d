import { resolveErrorDestination, resolveRouterErrorDestination } from '@portal/domain'
import { isAccountInactive } from '#portal/app/attempt.ts'
import type { Portal } from '#portal/app/Portal.ts'
import type { PublicPage } from '#portal/app/PublicPage.ts'
import { describeFailure, isRouterError, toPageFailure } from './describeFailure.ts'
import { destinationPath } from './destinationPath.ts'
import { ErrorPage } from './ErrorPage.tsx'
import type { Failure } from './Failure.ts'

/** The page to show instead of one that failed to load, or a redirect. */
export async function failedPage(portal: Portal, error: unknown): Promise<{ target: string } | (Pick<PublicPage<unknown>, 'Component'> & { data: Failure })> {
  const { failure, target } = await whereItLeads(portal, error)
  return target === null ? { data: failure, Component: () => <ErrorPage failure={failure} /> } : { target }
}

/** The failure, with the page to which the specification sends it (§2); null if it is shown in place. */
async function whereItLeads(portal: Portal, error: unknown): Promise<{ failure: Failure; target: string | null }> {
  const failure = describeFailure(error)
  const isInactive = isAccountInactive(error)
  // Users of an inactive account land on the page about it.
  if (isInactive) portal.forgetDetails()
  const pageFailure = { ...toPageFailure(error), isProduction: import.meta.env.PROD }
  const destination = isInactive ? 'root' : isRouterError(error) ? resolveRouterErrorDestination(portal.session.read() !== null) : resolveErrorDestination(pageFailure)
  if (destination === 'error') return { failure, target: null }
  if (failure.kind === 'network') {
    // The sign-in page is another document, so the server must be reachable first.
    if (!(await isAnswered(destinationPath[destination]))) return { failure, target: null }
    portal.tellAtLogin('unreachable')
  }
  return { failure, target: destinationPath[destination] }
}

const isAnswered = (path: string) => fetch(path, { method: 'HEAD', cache: 'no-store' }).then(() => true, () => false)
