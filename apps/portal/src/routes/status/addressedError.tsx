import type { PublicPage } from '../../app/PublicPage.ts'
import { ErrorPage } from './ErrorPage.tsx'
import type { Failure } from './Failure.ts'
import { failureOfStatus } from './failureOfStatus.ts'

/** `error`: the page by itself, for addresses that lead here (specification §2). */
export const addressedError: PublicPage<Failure> = {
  title: 'error',
  load: (_portal, { url }) => failureOfStatus(url.searchParams.get('status')),
  Component: ({ data }) => <ErrorPage failure={data} />,
}
