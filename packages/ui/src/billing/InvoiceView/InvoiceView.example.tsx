import { InvoiceStatus } from '@portal/domain'
import { InvoiceView } from '@portal/ui'

const invoice = {
  number: 'INV-20418-37',
  status: InvoiceStatus.Open,
  issued: '2026-11-10',
  due: '2026-11-24',
  lines: [{ id: '1', description: 'Access for 312 people, November', quantity: 312, unitCents: 410, cents: 127_920 }],
  totalCents: 127_920,
}

export function Example() {
  return <InvoiceView invoice={invoice} today="2026-11-21" onPay={() => undefined} />
}
