import { useLoaderData, useRevalidator } from 'react-router-dom'
import { attempt, type Attempt } from '#portal/app/attempt.ts'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { signedIn } from '#portal/app/signedIn.ts'
import { loadBilling, type BillingAnswers } from '../loadBilling.ts'
import { InvoicePage } from './InvoicePage.tsx'
import type { InvoiceAnswer } from './invoiceView.ts'

export interface InvoiceData extends BillingAnswers {
  id: string
  invoice: Attempt<InvoiceAnswer>
}

/** Whether an id is a number. Other ids don't exist, so no request is sent for them. */
const isNumber = (id: string) => /^\d+$/.test(id)
const missing: Attempt<InvoiceAnswer> = { ok: false, failure: { kind: 'service', status: 404, code: 'NOT_FOUND', field: undefined, message: '', body: null } }

/** The page `/site/billing/invoices/:id`. */
export function route(portal: Portal): ScreenRoute {
  return {
    loader: signedIn(portal, async (_details, { request: { signal }, params }): Promise<InvoiceData> => {
      const id = params['id'] ?? ''
      const [answers, invoice] = await Promise.all([loadBilling(portal.api, signal), isNumber(id) ? attempt(portal.api.getInvoiceInfo({ InvoiceId: id }, { signal })) : missing])
      return { ...answers, id, invoice }
    }),
    Component: InvoiceScreen,
  }
}

function InvoiceScreen() {
  const data = useLoaderData<InvoiceData>()
  const { revalidate, state } = useRevalidator()
  return <InvoicePage key={data.id} data={data} isRefreshing={state === 'loading'} onRetry={() => void revalidate()} />
}
