import { expect, test } from 'vitest'
import { invoiceFacts } from './invoices.ts'

const open = { AccountName: 'Whispering Pines HOA', CreatedAt: '2026-11-01T03:00:00.000Z', DueDate: '2026-11-30', PeriodStart: '2026-11-01', PeriodEnd: '2026-11-30', PaidAt: null, PaidWith: '' }

test('an invoice shows instants as days in the property’s zone, and dates unchanged', () => {
  const say = (timeZone: string) => Object.fromEntries(invoiceFacts(open, timeZone).map(({ label, value }) => [label, value]))
  expect(say('America/Chicago')).toMatchObject({ Issued: 'October 31, 2026', Due: 'November 30, 2026', Period: 'November 1, 2026 to November 30, 2026', Status: 'Open' })
  expect(say('Europe/Berlin')).toMatchObject({ Issued: 'November 1, 2026', Due: 'November 30, 2026' })
})

test.each([
  [{ PaidWith: 'Visa ending 4242' }, 'Processing with Visa ending 4242'],
  [{ PaidWith: 'Visa ending 4242', PaidAt: '2026-11-02T03:00:00.000Z' }, 'Paid November 1, 2026 with Visa ending 4242'],
])('an invoice with the payment %o shows its status', (payment, status) => {
  expect(invoiceFacts({ ...open, ...payment }, 'America/Chicago')).toContainEqual({ label: 'Status', value: status })
})
