import type { RouteObject } from 'react-router-dom'
import { paths } from './paths.ts'
import type { Portal } from './Portal.ts'

/** What the account owes and how it pays. */
export function billingRoutes(portal: Portal): RouteObject {
  return {
    children: [
      {
        path: paths.billing,
        handle: { title: 'billing' },
        lazy: async () => (await import('../routes/site/billing/route.tsx')).billingRoute(portal),
      },
      {
        path: paths.billingDetails,
        handle: { title: 'billing' },
        lazy: async () => (await import('../routes/site/billing/details/route.tsx')).billingDetailsRoute(portal),
      },
      {
        path: `${paths.billing}/invoices/:id`,
        handle: { title: 'billing' },
        lazy: async () => (await import('../routes/site/billing/invoice/route.tsx')).invoiceRoute(portal),
      },
    ],
  }
}
