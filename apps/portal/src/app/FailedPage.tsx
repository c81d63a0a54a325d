import { PageHeader, type PageHeaderProps } from '@portal/ui'
import { useRevalidator } from 'react-router-dom'
import type { CallFailure } from './attempt.ts'
import { FailurePanel } from './FailurePanel.tsx'

export interface FailedPageProps extends Pick<PageHeaderProps, 'title' | 'breadcrumb'> {
  failure: CallFailure
  /** What could not be loaded. */
  failed: string
}

/** A page whose content did not come, or is not for this person: its head, why, and a try again. */
export function FailedPage({ title, breadcrumb, failure, failed }: FailedPageProps) {
  const { revalidate, state } = useRevalidator()
  return (
    <>
      <PageHeader title={title} breadcrumb={breadcrumb} />
      <FailurePanel failure={failure} title={failed} onRetry={() => void revalidate()} isRetrying={state === 'loading'} />
    </>
  )
}
