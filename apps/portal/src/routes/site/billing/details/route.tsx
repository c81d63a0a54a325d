import { useLoaderData } from 'react-router-dom'
import { useStore } from '@nanostores/react'
import { attempt, type Attempt } from '#portal/app/attempt.ts'
import { FailedPage } from '#portal/app/FailedPage.tsx'
import { paths } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { sentJson } from '#portal/app/sentJson.ts'
import { signedIn, signedInAction } from '#portal/app/signedIn.ts'
import { saveRecord } from '#portal/forms/saveRecord.ts'
import type { RecordAction } from '#portal/forms/useRemoval.ts'
import { billingMessages } from '../messages.ts'
import { BillingDetailsForm } from './BillingDetailsForm.tsx'
import { detailsKind, type AboutDetails, type BillingDetails, type BillingInfo } from './billingDetails.ts'
import { billingDetailsMessages } from './messages.ts'

/** `/site/billing/details` */
export function route(portal: Portal): ScreenRoute {
  return {
    loader: signedIn(portal, async (_details, { request: { signal } }): Promise<Attempt<BillingInfo>> => attempt(portal.api.getBillingInfo({}, { signal }))),
    // A refused save changes nothing; a successful one leaves the page.
    shouldRevalidate: ({ formMethod, defaultShouldRevalidate }) => formMethod === undefined && defaultShouldRevalidate,
    action: signedInAction(async ({ request }) => {
      const { edit, about } = await sentJson<Extract<RecordAction<BillingDetails, AboutDetails>, { intent: 'save' }>>(request)
      return saveRecord(detailsKind(about.accountId), edit, portal.api.updateBillingInfo)
    }),
    Component: DetailsScreen,
  }
}

function DetailsScreen() {
  const answer = useLoaderData<Attempt<BillingInfo>>()
  const t = useStore(billingDetailsMessages)
  const { back } = useStore(billingMessages)
  if (answer.ok) return <BillingDetailsForm info={answer.value} />
  return <FailedPage title={t.title} breadcrumb={[{ label: back, href: paths.billing }]} failure={answer.failure} failed={t.failed} />
}
