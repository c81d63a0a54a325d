import { expect, it } from 'vitest'
import { BankVerificationType, InvoiceStatus, PaymentMethodKind } from './paymentMethods.ts'

it('§3 payment method kinds: Invoice 1, credit_card 2, bank_account 3', () => {
  expect(PaymentMethodKind).toEqual({ Invoice: 1, credit_card: 2, bank_account: 3 })
})

it('§3 bank verification type: instant 1, micro_deposit 2', () => {
  expect(BankVerificationType).toEqual({ instant: 1, micro_deposit: 2 })
})

it('§3 invoice status: Open 3, Paid 5, Processing 9', () => {
  expect(InvoiceStatus).toEqual({ Open: 3, Paid: 5, Processing: 9 })
})
