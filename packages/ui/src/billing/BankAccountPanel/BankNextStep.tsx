import { countBankingDays } from '@portal/domain'
import type { ReactNode } from 'react'
import { Button } from '../../elements/Button/index.ts'
import { Divider } from '../../elements/Divider/index.ts'
import { Text } from '../../elements/Text/index.ts'
import { InlineAlert } from '../../feedback/InlineAlert/index.ts'
import type { BillingFormats } from '../internal/billingFormats.ts'
import { MicroDepositForm } from '../MicroDepositForm/index.ts'
import type { MicroDepositEntry } from '../MicroDepositForm/index.ts'
import type { SavedBank } from './BankAccountPanel.tsx'
import type { BankAccountPanelLabels } from './bankAccountPanelLabels.ts'

interface BankNextStepProps {
  bank: SavedBank
  today: string
  onAdd?: () => void
  onVerify?: (answer: { entry: MicroDepositEntry }) => void
  isVerifying?: boolean
  verifyError?: ReactNode
  descriptor?: string
  formats: BillingFormats
  labels: BankAccountPanelLabels
}

/** What a person does next with a bank account in its state; nothing where it is verified. */
export function BankNextStep(props: BankNextStepProps) {
  const { bank, today, onAdd, onVerify, isVerifying, verifyError, descriptor, formats, labels } = props
  const again = onAdd && <Button onClick={onAdd}>{labels.addAgain}</Button>
  switch (bank.state) {
    case 'verified':
      return <Text tone="muted">{labels.verifiedHelp}</Text>
    case 'locked':
      return <InlineAlert tone="danger" title={labels.lockedTitle} actions={again}>{labels.lockedHelp}</InlineAlert>
    case 'expired':
      return <InlineAlert tone="danger" title={labels.expiredTitle} actions={again}>{labels.expiredHelp}</InlineAlert>
    case 'failed':
      return <InlineAlert tone="danger" title={labels.failedTitle} actions={again}>{labels.failedHelp}</InlineAlert>
    case 'sent':
    case 'arrived': {
      if (!onVerify) return <Text tone="muted">{whenOf(bank, today, formats, labels)}</Text>
      return (
        <>
          <Divider />
          <MicroDepositForm
            kind={bank.microDepositType ?? 'amounts'}
            expectedArrival={bank.expectedArrival ?? today}
            {...{ descriptor, attemptsLeft: bank.attemptsLeft, isSubmitting: isVerifying, error: verifyError, formats, labels: labels.form }}
            onSubmit={onVerify}
          >
            {whenOf(bank, today, formats, labels)}
          </MicroDepositForm>
        </>
      )
    }
    default:
      bank.state satisfies never
      return null
  }
}

function whenOf({ state, expectedArrival, verifyUntil }: SavedBank, today: string, formats: BillingFormats, labels: BankAccountPanelLabels): string {
  const arrival = expectedArrival ?? today
  if (state === 'sent') return labels.sent(formats.weekday(arrival), countBankingDays(today, arrival))
  return labels.arrived(formats.weekday(arrival), verifyUntil ? formats.date(verifyUntil) : '')
}
