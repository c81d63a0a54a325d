import { useLoaderData, useRevalidator } from 'react-router-dom'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { signedIn } from '#portal/app/signedIn.ts'
import { BillingPage } from './BillingPage.tsx'
import { loadOverview, type BillingOverview } from './loadBilling.ts'
import { readInvoicesQuery } from './invoicesQuery.ts'

/** The page `/site/billing`: totals, payment methods, invoices. */
export function route(portal: Portal): ScreenRoute {
  return {
    loader: signedIn(portal, (_details, { request }) => loadOverview(portal.api, readInvoicesQuery(new URL(request.url).searchParams), request.signal)),
    Component: BillingScreen,
  }
}

function BillingScreen() {
  const overview = useLoaderData<BillingOverview>()
  const { revalidate, state } = useRevalidator()
  return <BillingPage overview={overview} isRefreshing={state === 'loading'} onRetry={() => void revalidate()} />
}
