import { InvoiceStatus, say } from '@portal/domain'
import { expect, test } from 'vitest'
import { invoiceStatusMessages } from './invoiceStatus.messages.ts'
import { invoiceStatusLook } from './invoiceStatusLook.ts'

test.each([
  [InvoiceStatus.Paid, '2026-01-01', 'Paid'],
  [InvoiceStatus.Processing, '2026-01-01', 'Processing'],
  [InvoiceStatus.Open, '2026-11-24', 'Open, due in 3 days'],
  [InvoiceStatus.Open, '2026-11-22', 'Open, due in 1 day'],
  [InvoiceStatus.Open, '2026-11-21', 'Open, due today'],
  [InvoiceStatus.Open, '2026-11-19', 'Open, 2 days overdue'],
  [4, '2026-11-19', 'Other status'],
])('§3 invoice status %i, due %s, reads %j', (status, due, word) => {
  expect(invoiceStatusLook({ status, due }, '2026-11-21', say(invoiceStatusMessages, 'en-US')).word).toBe(word)
})
