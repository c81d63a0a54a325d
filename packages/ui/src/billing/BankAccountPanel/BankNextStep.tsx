import { countBankingDays } from '@portal/domain'
import type { ReactNode } from 'react'
import { Button } from '../../elements/Button/index.ts'
import { Divider } from '../../elements/Divider/index.ts'
import { Text } from '../../elements/Text/index.ts'
import { InlineAlert } from '../../feedback/InlineAlert/index.ts'
import type { BillingFormats } from '../internal/billingFormats.ts'
import { type MicroDepositEntry, MicroDepositForm } from '../MicroDepositForm/index.ts'
import type { BankAccountPanelWords, SavedBank } from './BankAccountPanel.tsx'

interface BankNextStepProps {
  bank: SavedBank
  today: string
  onAdd?: () => void
  onVerify?: (answer: { entry: MicroDepositEntry }) => void
  isVerifying?: boolean
  verifyError?: ReactNode
  descriptor?: string
  formats: BillingFormats
  words: BankAccountPanelWords
}

/** The next step for a bank account; nothing if it is verified. */
export function BankNextStep(props: BankNextStepProps) {
  const { bank, today, onAdd, onVerify, isVerifying, verifyError, descriptor, formats, words } = props
  const again = onAdd && <Button onClick={onAdd}>{words.addAgain}</Button>
  switch (bank.state) {
    case 'verified':
      return <Text tone="muted">{words.verifiedHelp}</Text>
    case 'locked':
      return <InlineAlert tone="danger" title={words.lockedTitle} actions={again}>{words.lockedHelp}</InlineAlert>
    case 'expired':
      return <InlineAlert tone="danger" title={words.expiredTitle} actions={again}>{words.expiredHelp}</InlineAlert>
    case 'failed':
      return <InlineAlert tone="danger" title={words.failedTitle} actions={again}>{words.failedHelp}</InlineAlert>
    case 'sent':
    case 'arrived': {
      if (!onVerify) return <Text tone="muted">{whenOf(bank, today, formats, words)}</Text>
      return (
        <>
          <Divider />
          <MicroDepositForm
            kind={bank.microDepositType ?? 'amounts'}
            expectedArrival={bank.expectedArrival ?? today}
            {...{ descriptor, attemptsLeft: bank.attemptsLeft, isBusy: isVerifying, error: verifyError, formats }}
            onSubmit={onVerify}
          >
            {whenOf(bank, today, formats, words)}
          </MicroDepositForm>
        </>
      )
    }
    default:
      bank.state satisfies never
      return null
  }
}

function whenOf({ state, expectedArrival, verifyUntil }: SavedBank, today: string, formats: BillingFormats, words: BankAccountPanelWords): string {
  const arrival = expectedArrival ?? today
  const day = formats.weekday(arrival)
  if (state === 'sent') {
    const count = countBankingDays(today, arrival)
    return words.sent({ day, when: count === 0 ? '' : words.inBankingDays({ count }) })
  }
  return verifyUntil ? words.arrivedUntil({ day, until: formats.date(verifyUntil) }) : words.arrived({ day })
}
