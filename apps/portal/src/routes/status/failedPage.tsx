import type { PublicPage } from '#portal/app/PublicPage.ts'
import type { Portal } from '#portal/app/Portal.ts'
import { ErrorPage } from './ErrorPage.tsx'
import type { Failure } from './Failure.ts'
import { whereItLeads } from './whereItLeads.ts'

/** What a page before signing in shows that could not be loaded, or where it leads. */
export async function failedPage(portal: Portal, error: unknown): Promise<{ target: string } | (Pick<PublicPage<unknown>, 'Component'> & { data: Failure })> {
  const { failure, target } = await whereItLeads(portal, error)
  return target === null ? { data: failure, Component: () => <ErrorPage failure={failure} /> } : { target }
}
