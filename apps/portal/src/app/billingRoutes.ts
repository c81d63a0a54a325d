import type { RouteObject } from 'react-router-dom'
import { paths } from './paths.ts'
import type { Portal } from './Portal.ts'
import { screen } from './screen.ts'

/** What the account owes and how it pays. */
export function billingRoutes(portal: Portal): RouteObject {
  return {
    children: [
      screen(paths.billing, 'billing', async () => (await import('../routes/site/billing/route.tsx')).billingRoute(portal)),
      screen(paths.billingDetails, 'billing', async () => (await import('../routes/site/billing/details/route.tsx')).billingDetailsRoute(portal)),
      screen(`${paths.billing}/invoices/:id`, 'billing', async () => (await import('../routes/site/billing/invoice/route.tsx')).invoiceRoute(portal)),
    ],
  }
}
