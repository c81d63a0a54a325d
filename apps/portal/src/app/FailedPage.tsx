import { PageHeader, type PageHeaderProps } from '@portal/ui'
import { useRevalidator } from 'react-router-dom'
import type { CallFailure } from './attempt.ts'
import { FailurePanel } from './FailurePanel.tsx'

export interface FailedPageProps extends Pick<PageHeaderProps, 'title' | 'breadcrumb'> {
  failure: CallFailure
  /** A sentence about what could not be loaded. */
  failed: string
}

/** The page that is shown if a page fails to load or the user may not see it: heading, reason, Retry. */
export function FailedPage({ title, breadcrumb, failure, failed }: FailedPageProps) {
  const { revalidate, state } = useRevalidator()
  return (
    <>
      <PageHeader title={title} breadcrumb={breadcrumb} />
      <FailurePanel failure={failure} title={failed} onRetry={() => void revalidate()} isRetrying={state === 'loading'} />
    </>
  )
}
