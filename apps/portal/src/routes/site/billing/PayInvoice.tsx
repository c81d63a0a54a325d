import type { ApiClient } from '@portal/api-client'
import type { endpoints, RequestOf, ResponseOf } from '@portal/api-client/contract'
import { PaymentMethodKind } from '@portal/domain'
import { PayDialog, type InvoiceRow, type SavedBank, useBankName, useCardName } from '@portal/ui'
import { useState } from 'react'
import { attempt, type CallFailure } from '#portal/app/attempt.ts'
import { useCall } from '#portal/app/useCall.ts'
import { useFailureText } from '#portal/app/useFailureText.ts'
import { useBillingFormats } from '#portal/i18n/useBillingFormats.ts'
import { chargeableMethods, dateAt, type AccountView, type CardView } from './billingView.ts'
import { payMessages } from './invoices.messages.ts'

export interface Receipt {
  tone: 'success' | 'danger'
  title: string
  text: string
}

export interface PayInvoiceProps {
  account: AccountView
  card: CardView | null
  bank: SavedBank | null
  /** One invoice, or several to charge in this order. */
  invoices: readonly Pick<InvoiceRow, 'id' | 'number' | 'cents'>[]
  onClose: () => void
  onPaid: (receipt: Receipt) => void
}

/**
 * Asks for confirmation of a payment of one or several invoices, charges them, and shows the result. The Idempotency-Keys are the same for
 * every press in this dialog, so that a charge whose answer was lost isn't repeated.
 */
export function PayInvoice({ account, card, bank, invoices, onClose, onPaid }: PayInvoiceProps) {
  const t = payMessages.useWords()
  const formats = useBillingFormats()
  const names = useMethodNames(card, bank)
  const problemOf = usePayProblem()
  const methods = chargeableMethods(account, card, bank)
  const [method, setMethod] = useState(methods[0] ?? PaymentMethodKind.credit_card)
  const [keys] = useState(() => invoices.map(() => ({ [PaymentMethodKind.credit_card]: crypto.randomUUID(), [PaymentMethodKind.bank_account]: crypto.randomUUID() })))
  const total = invoices.reduce((sum, { cents }) => sum + cents, 0)
  // The invoices are kept from the moment when the dialog opened, because the page reloads before the answer is shown.
  const [credit] = useState(() => Math.min(account.creditCents, total))
  const charges = invoices.map(({ id, cents }, index) => {
    const before = invoices.slice(0, index).reduce((sum, invoice) => sum + invoice.cents, 0)
    const CreditCents = Math.max(0, Math.min(cents, credit - before))
    return { key: keys[index]?.[method] ?? '', request: { InvoiceId: id, BillingLogType: method, AmountCents: cents - CreditCents, CreditCents } }
  })

  const receiptOf = ({ charged, stopped }: ChargeAnswers): Receipt => {
    if (stopped) return { tone: 'danger', title: t.stopped({ count: charged.length, reason: problemOf(stopped) }), text: '' }
    if (!charged.some(({ IsCharged }) => IsCharged)) return { tone: 'success', title: t.chargedBefore, text: '' }
    const cents = charged.reduce((sum, { Invoice }) => sum + Invoice.TotalCents, 0)
    const amount = formats.money(cents)
    const used = credit > 0 ? t.creditUsed({ amount: formats.money(credit) }) : ''
    const payments = charged.filter(({ ChargeId }) => ChargeId !== '')
    const last = payments.at(-1)
    if (!last) return { tone: 'success', title: used, text: '' }
    const date = formats.date(dateAt(last.ExpectedAt, account.timeZone))
    const title = charged.length === 1 ? t.charged({ amount, method: names[method] }) : t.chargedAll({ count: charged.length, amount, method: names[method] })
    return { tone: 'success', title, text: [t.receipt({ id: payments.map(({ ChargeId }) => ChargeId).join(', '), date }), used].filter(Boolean).join(' ') }
  }
  const charge = useCall((api) => chargeInTurn(api, charges), (answers) => onPaid(receiptOf(answers)))
  return (
    <PayDialog
      isOpen
      onOpenChange={onClose}
      invoiceNumber={invoices.length === 1 ? (invoices[0]?.number ?? '') : t.several({ count: invoices.length })}
      cents={total}
      creditCents={credit}
      methods={methods.map((kind) => ({
        value: String(kind), label: names[kind], help: kind === PaymentMethodKind.bank_account ? t.bankHelp : undefined,
      }))}
      method={String(method)}
      onMethodChange={(change) => setMethod(change.method === String(PaymentMethodKind.bank_account) ? PaymentMethodKind.bank_account : PaymentMethodKind.credit_card)}
      onPay={charge.run}
      isBusy={charge.isBusy}
      error={charge.failure && problemOf(charge.failure)}
    />
  )
}

/** The charged invoices. `stopped` says why the next invoice could not be charged. */
interface ChargeAnswers {
  charged: ResponseOf<typeof endpoints.chargeInvoice>[]
  stopped: CallFailure | null
}

/** Charges invoices one after another, until one can't be charged. */
async function chargeInTurn(api: ApiClient, charges: readonly { key: string; request: RequestOf<typeof endpoints.chargeInvoice> }[]): Promise<ChargeAnswers> {
  const charged: ChargeAnswers['charged'] = []
  for (const { key, request } of charges) {
    const calling = api.chargeInvoice(request, { idempotencyKey: key })
    // If nothing is charged yet, the failure is the call's.
    const answer = charged.length === 0 ? { ok: true as const, value: await calling } : await attempt(calling)
    if (!answer.ok) return { charged, stopped: answer.failure }
    charged.push(answer.value)
  }
  return { charged, stopped: null }
}

function usePayProblem(): (failure: CallFailure) => string {
  const t = payMessages.useWords()
  const failureText = useFailureText()
  return (failure) => {
    if (failure.kind === 'unreachable') return t.notKnown
    return failure.kind === 'service' && failure.code === 'AMOUNT_CHANGED' ? t.amountChanged : failureText(failure)
  }
}

/** Returns the names of the payment methods by `PaymentMethodKind`: 'Visa ending 4242', 'First Prairie Bank, checking ending 6789'. */
export function useMethodNames(card: CardView | null, bank: SavedBank | null): Record<2 | 3, string> {
  const cardName = useCardName()
  const bankName = useBankName()
  return { 2: card ? cardName(card.card) : '', 3: bank ? bankName(bank) : '' }
}
