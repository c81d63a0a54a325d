import { Card, InlineAlert, Stack, SwitchField } from '@portal/ui'
import { useState } from 'react'
import { useFailureText } from '#portal/app/useFailureText.ts'
import { useBillingFormats } from '#portal/i18n/useBillingFormats.ts'
import type { AccountView } from './billingView.ts'
import { invoicesMessages } from './invoices.messages.ts'
import { automaticPaymentMessages, billingMessages } from './messages.ts'
import { useBillingCommand } from './useBillingCommand.ts'

export interface AutomaticPaymentsProps {
  account: AccountView
  /** The name of the default method; null if nothing can be charged. */
  method: string | null
  isOnline: boolean
  onDone: (words: string) => void
}

/** Turns automatic payments on or off, and says which charge comes next. */
export function AutomaticPayments({ account: { id, isAutomatic, nextPayment }, method, isOnline, onDone }: AutomaticPaymentsProps) {
  const t = automaticPaymentMessages.useWords()
  const { offline } = billingMessages.useWords()
  const { nothingToPayWith } = invoicesMessages.useWords()
  const { date } = useBillingFormats()
  const failureText = useFailureText()
  // The switch shows a press at once, because the page's action starts later.
  const [wanted, setWanted] = useState<boolean | null>(null)
  const change = useBillingCommand('automatic', (outcome) => {
    setWanted(null)
    if (outcome.ok) onDone(outcome.value.IsAutomatic ? t.turnedOn : t.turnedOff)
  })
  const whyNot = isOnline ? (method === null && !isAutomatic ? nothingToPayWith : null) : offline
  const now = !isAutomatic ? t.off : method === null ? nothingToPayWith : nextPayment === null ? t.nothingPlanned({ method }) : t.next({ date: date(nextPayment), method })
  return (
    <Card title={t.title}>
      <Stack gap={3}>
        <SwitchField
          label={t.label}
          help={whyNot ?? now}
          checked={wanted ?? isAutomatic}
          disabled={whyNot !== null || change.isRunning}
          onChange={({ currentTarget: { checked } }) => {
            setWanted(checked)
            change.run({ do: 'automatic', request: { AccountID: id, IsOn: checked } })
          }}
        />
        {change.outcome?.ok === false && <InlineAlert tone="danger" role="alert">{failureText(change.outcome.failure)}</InlineAlert>}
      </Stack>
    </Card>
  )
}
