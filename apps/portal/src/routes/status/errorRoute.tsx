import { useSearchParams } from 'react-router-dom'
import type { ScreenRoute } from '../../app/ScreenRoute.ts'
import { failureOfStatus } from './describeFailure.ts'
import { ErrorPage } from './ErrorPage.tsx'

/** `error`: the page by itself, for addresses that lead here (specification §2). */
export function errorRoute(): ScreenRoute {
  return {
    Component: function ErrorScreen() {
      const [query] = useSearchParams()
      return <ErrorPage failure={failureOfStatus(query.get('status'))} />
    },
  }
}
