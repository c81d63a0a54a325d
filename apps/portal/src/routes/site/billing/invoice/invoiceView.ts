import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { InvoiceStatus } from '@portal/domain'
import type { Invoice } from '@portal/ui'
import { dateAt } from '../billingView.ts'

export type InvoiceAnswer = ResponseOf<typeof endpoints.getInvoiceInfo>

export function toInvoice(answer: InvoiceAnswer, timeZone: string): Invoice {
  const { Number: number, Status, CreatedAt, DueDate, BillTo, Lines, TaxCents, CreditCents, TotalCents, PaidAt, PaidWith } = answer
  return {
    number,
    status: Status,
    issued: dateAt(CreatedAt, timeZone),
    due: DueDate,
    billedTo: BillTo,
    lines: Lines.map((line, position) => ({
      id: String(position), description: line.Description, quantity: line.Quantity, unitCents: line.UnitCents, cents: line.AmountCents,
    })),
    taxCents: TaxCents,
    creditCents: CreditCents,
    totalCents: TotalCents,
    paidOn: PaidAt === null || Status !== InvoiceStatus.Paid ? undefined : dateAt(PaidAt, timeZone),
    paidWith: PaidWith || undefined,
  }
}
