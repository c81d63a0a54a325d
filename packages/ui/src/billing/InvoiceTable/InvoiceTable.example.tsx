import { InvoiceTable } from '@portal/ui'

export function Example() {
  return <InvoiceTable invoices={[]} total={0} today="2026-11-21" hrefFor={({ id }) => `/billing/${id}`} />
}
