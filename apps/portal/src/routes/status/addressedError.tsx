import { resolveErrorDestination } from '@portal/domain'
import { leaveFor, type PublicPage } from '#portal/app/PublicPage.ts'
import { ErrorPage } from './ErrorPage.tsx'
import type { Failure } from './Failure.ts'
import { destinationPath } from './destinationPath.ts'
import { failureOfStatus } from './failureOfStatus.ts'

/** The page `error`, for addresses that lead here. A status that has its own page redirects to it (specification §2). */
export const addressedError: PublicPage<Failure> = {
  title: 'error',
  load(_portal, { url }) {
    const failure = failureOfStatus(url.searchParams.get('status'))
    const destination = resolveErrorDestination({ ...(failure.kind === 'service' && { status: failure.status }), isProduction: import.meta.env.PROD })
    if (destination !== 'error') throw leaveFor(destinationPath[destination])
    return failure
  },
  Component: ({ data }) => <ErrorPage failure={data} />,
}
