import { PageHeader, type PageHeaderProps } from '@portal/ui'
import { useRevalidator } from 'react-router-dom'
import type { CallFailure } from './attempt.ts'
import { FailurePanel } from './FailurePanel.tsx'

export interface FailedPageProps extends Pick<PageHeaderProps, 'title' | 'breadcrumb'> {
  failure: CallFailure
  /** What couldn't be loaded. */
  failed: string
}

/** A page that failed to load or that the user may not see: head, reason, retry. */
export function FailedPage({ title, breadcrumb, failure, failed }: FailedPageProps) {
  const { revalidate, state } = useRevalidator()
  return (
    <>
      <PageHeader title={title} breadcrumb={breadcrumb} />
      <FailurePanel failure={failure} title={failed} onRetry={() => void revalidate()} isRetrying={state === 'loading'} />
    </>
  )
}
