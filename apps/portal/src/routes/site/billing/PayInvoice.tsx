import { useStore } from '@nanostores/react'
import { PaymentMethodKind } from '@portal/domain'
import { PayDialog, type InvoiceRow, type SavedBank, useBankName, useCardName } from '@portal/ui'
import { useState } from 'react'
import type { CallFailure } from '#portal/app/attempt.ts'
import { useFailureText } from '#portal/app/useFailureText.ts'
import { useBillingFormats } from '#portal/i18n/useBillingFormats.ts'
import type { ChargeAnswer } from './billingCommands.ts'
import { chargeableMethods, dateAt, type AccountView, type CardView } from './billingView.ts'
import { payMessages } from './invoices.messages.ts'
import { useBillingCommand } from './useBillingCommand.ts'

export interface Receipt {
  title: string
  text: string
}

export interface PayInvoiceProps {
  account: AccountView
  card: CardView | null
  bank: SavedBank | null
  invoice: Pick<InvoiceRow, 'id' | 'number' | 'cents'>
  onClose: () => void
  onPaid: (receipt: Receipt) => void
}

/**
 * Confirms a payment, charges, and shows the result. The key is the same for every press in this dialog, so that a charge whose answer was
 * lost isn't repeated.
 */
export function PayInvoice({ account, card, bank, invoice, onClose, onPaid }: PayInvoiceProps) {
  const t = useStore(payMessages)
  const formats = useBillingFormats()
  const names = useMethodNames(card, bank)
  const problemOf = usePayProblem()
  const methods = chargeableMethods(account, card, bank)
  const [method, setMethod] = useState(methods[0] ?? PaymentMethodKind.credit_card)
  const [keys] = useState(() => ({ [PaymentMethodKind.credit_card]: crypto.randomUUID(), [PaymentMethodKind.bank_account]: crypto.randomUUID() }))

  const receiptOf = ({ IsCharged, ChargeId, ExpectedAt, Invoice }: ChargeAnswer): Receipt => {
    if (!IsCharged) return { title: t.chargedBefore, text: '' }
    const date = formats.date(dateAt(ExpectedAt, account.timeZone))
    return { title: t.charged({ amount: formats.money(Invoice.TotalCents), method: names[method] }), text: t.receipt({ id: ChargeId, date }) }
  }
  const charge = useBillingCommand('charge', (outcome) => {
    if (outcome.ok) onPaid(receiptOf(outcome.value))
  })
  return (
    <PayDialog
      isOpen
      onOpenChange={onClose}
      invoiceNumber={invoice.number}
      cents={invoice.cents}
      methods={methods.map((kind) => ({
        value: String(kind), label: names[kind], help: kind === PaymentMethodKind.bank_account ? t.bankHelp : undefined,
      }))}
      method={String(method)}
      onMethodChange={(change) => setMethod(change.method === String(PaymentMethodKind.bank_account) ? PaymentMethodKind.bank_account : PaymentMethodKind.credit_card)}
      onPay={() => charge.run({ do: 'charge', key: keys[method], request: { InvoiceId: invoice.id, BillingLogType: method, AmountCents: invoice.cents } })}
      isBusy={charge.isRunning}
      error={charge.outcome?.ok === false && problemOf(charge.outcome.failure)}
    />
  )
}

function usePayProblem(): (failure: CallFailure) => string {
  const t = useStore(payMessages)
  const failureText = useFailureText()
  return (failure) => {
    if (failure.kind === 'unreachable') return t.notKnown
    return failure.kind === 'service' && failure.code === 'AMOUNT_CHANGED' ? t.amountChanged : failureText(failure)
  }
}

/** 'Visa ending 4242', 'First Prairie Bank, checking ending 6789'; by `PaymentMethodKind`. */
function useMethodNames(card: CardView | null, bank: SavedBank | null): Record<2 | 3, string> {
  const cardName = useCardName()
  const bankName = useBankName()
  return { 2: card ? cardName(card.card) : '', 3: bank ? bankName(bank) : '' }
}
