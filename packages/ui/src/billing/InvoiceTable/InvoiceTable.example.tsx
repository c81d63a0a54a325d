import { InvoiceTable } from '@portal/ui'

export function Example() {
  return <InvoiceTable invoices={[]} page={{ number: 1, size: 20, total: 0 }} today="2026-11-21" hrefFor={({ id }) => `/billing/${id}`} />
}
