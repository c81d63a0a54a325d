import { useLoaderData, useNavigate, useRevalidator } from 'react-router-dom'
import { useStore } from '@nanostores/react'
import { PageHeader } from '@portal/ui'
import { attempt, type Attempt } from '../../../../app/attempt.ts'
import { FailurePanel } from '../../../../app/FailurePanel.tsx'
import { paths } from '../../../../app/paths.ts'
import type { Portal } from '../../../../app/Portal.ts'
import type { ScreenRoute } from '../../../../app/ScreenRoute.ts'
import { signedIn } from '../../../../app/signedIn.ts'
import type { AccountId } from '../billingCommands.ts'
import { billingMessages } from '../messages.ts'
import { BillingDetailsForm } from './BillingDetailsForm.tsx'
import { toDetails, type BillingDetails } from './checkDetails.ts'
import { billingDetailsMessages } from './messages.ts'

interface DetailsData {
  accountId: AccountId
  details: BillingDetails
}

/** `/site/billing/details` */
export function billingDetailsRoute(portal: Portal): ScreenRoute {
  return {
    loader: signedIn(portal, async (_details, { request: { signal } }): Promise<Attempt<DetailsData>> => {
      const answer = await attempt(portal.api.getBillingInfo({}, { signal }))
      return answer.ok ? { ok: true, value: { accountId: answer.value.AccountID, details: toDetails(answer.value) } } : answer
    }),
    Component: DetailsScreen,
  }
}

function DetailsScreen() {
  const answer = useLoaderData<Attempt<DetailsData>>()
  const t = useStore(billingDetailsMessages)
  const { back } = useStore(billingMessages)
  const navigate = useNavigate()
  const { revalidate, state } = useRevalidator()
  return (
    <>
      <PageHeader title={t.title} breadcrumb={[{ label: back, href: paths.billing }]} />
      {answer.ok ? (
        <BillingDetailsForm {...answer.value} onSaved={() => void navigate(paths.billing)} />
      ) : (
        <FailurePanel failure={answer.failure} title={t.failed} onRetry={() => void revalidate()} isRetrying={state === 'loading'} />
      )}
    </>
  )
}
