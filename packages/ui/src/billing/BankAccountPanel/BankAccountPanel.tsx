import { type BankState, countBankingDays, type Labels, type MicroDepositType, type Words } from '@portal/domain'
import { Landmark } from 'lucide-react'
import { forwardRef, type ReactNode, useRef } from 'react'
import { Button } from '../../elements/Button/Button.tsx'
import { Card, type CardProps } from '../../elements/Card/Card.tsx'
import { Divider } from '../../elements/Divider/Divider.tsx'
import { expiredStatus } from '../../elements/StatusLabel/validityStatuses.ts'
import { failedStatus, notVerifiedStatus, verifiedStatus } from '../../elements/StatusLabel/resultStatuses.ts'
import { lockedStatus } from '../../elements/StatusLabel/doorStatuses.ts'
import type { Status } from '../../elements/StatusLabel/status.ts'
import { StatusLabel } from '../../elements/StatusLabel/StatusLabel.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx'
import { InlineAlert } from '../../feedback/InlineAlert/InlineAlert.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { useBillingFormats } from '../internal/useBillingFormats.ts'
import type { BillingFormats } from '../internal/billingFormats.ts'
import { PaymentMethod } from '../internal/PaymentMethod.tsx'
import { RemoveMethod } from '../internal/RemoveMethod.tsx'
import { useFocusOnGone } from '../internal/useFocusOnGone.ts'
import { type MicroDepositEntry, MicroDepositForm } from '../MicroDepositForm/MicroDepositForm.tsx'
import { useBankName } from './useBankName.ts'
import { useLabels } from '../../words/useLabels.ts'
import { bankAccountPanelMessages } from './BankAccountPanel.messages.ts'

export type BankAccountPanelLabels = Labels<typeof bankAccountPanelMessages>
type BankAccountPanelWords = Words<typeof bankAccountPanelMessages>

/** The facts about a bank account that the payment provider gives out. */
export interface SavedBank {
  bankName: string
  last4: string
  routingNumber: string
  /** Type of the account: 'checking' or 'savings'. */
  accountType: string
  /** Type of the holder: 'individual' or 'company'. */
  holderType: string
  state: BankState
  /** How the account is verified: by two amounts or a code on its statement. Null if no deposit was sent. */
  microDepositType: MicroDepositType | null
  /** ISO date on which the deposits should arrive. */
  expectedArrival: string | null
  /** ISO date of the last day to verify. */
  verifyUntil: string | null
  attemptsLeft: number | null
}

export interface BankAccountPanelProps extends Omit<CardProps, 'title' | 'actions' | 'children'> {
  /** The saved account; null if there is none. */
  bank: SavedBank | null
  /** Today's ISO date at the account; banking days count from it. */
  today: string
  /** Opens the form for a bank account. Omit for readers who may not add one. */
  onAdd?: () => void
  /** Asks to remove the account. Omit if that isn't allowed. */
  onRemove?: () => void
  /** The bank account is being removed. */
  isRemoving?: boolean
  /** Why it could not be removed. */
  removeError?: ReactNode
  /** The reader entered the amounts or the code. */
  onVerify?: (answer: { entry: MicroDepositEntry }) => void
  /** The bank account is being verified. */
  isVerifying?: boolean
  /** Why it could not be verified. */
  verifyError?: ReactNode
  /** The name of the deposits on the statement. */
  descriptor?: string
  /** The form, while an account is being added. */
  form?: ReactNode
  /** How to write money and dates. Default: the provider’s language. */
  formats?: BillingFormats
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: BankAccountPanelLabels
}

const looks: Record<BankState, { status: Status, word: 'verified' | 'notVerified' | 'locked' | 'expired' | 'failed' }> = {
  verified: { status: verifiedStatus, word: 'verified' },
  sent: { status: notVerifiedStatus, word: 'notVerified' },
  arrived: { status: notVerifiedStatus, word: 'notVerified' },
  locked: { status: lockedStatus, word: 'locked' },
  expired: { status: expiredStatus, word: 'expired' },
  failed: { status: failedStatus, word: 'failed' },
}

/** The bank account that pays invoices: its name, whether it is verified, and the next step. */
export const BankAccountPanel = forwardRef<HTMLElement, BankAccountPanelProps>(function BankAccountPanel(props, ref) {
  const {
    bank, today, onAdd, onRemove, isRemoving, removeError, onVerify, isVerifying, verifyError, descriptor, form, formats: given,
    labels, ...rest
  } = props
  const formats = useBillingFormats(given)
  const words = useLabels('BankAccountPanel', bankAccountPanelMessages, labels)
  const opener = useRef<HTMLButtonElement>(null)
  useFocusOnGone(bank !== null, opener)
  const nameOf = useBankName(labels)
  const name = bank ? nameOf(bank) : ''
  return (
    <Card
      {...rest}
      ref={ref}
      title={words.title}
      padding={bank || form ? 'default' : 'none'}
      actions={bank && onRemove && (
        <RemoveMethod
          {...{ name, onRemove, isRemoving, words }}
          consequence={bank.state === 'verified' ? words.removeConsequence : words.removeUnverifiedConsequence}
          error={removeError}
        />
      )}
    >
      {!bank && !form && (
        <EmptyState title={words.none} actions={onAdd && <Button ref={opener} onClick={onAdd}>{words.add}</Button>}>{words.noneHelp}</EmptyState>
      )}
      {(bank || form) && (
        <Stack gap={4}>
          {bank && (
            <PaymentMethod
              icon={Landmark}
              name={name}
              facts={[factsOf(bank, words)]}
              badge={<StatusLabel look="badge" status={looks[bank.state].status}>{words[looks[bank.state].word]}</StatusLabel>}
            />
          )}
          {form || (bank && <BankNextStep {...{ bank, today, onAdd, onVerify, isVerifying, verifyError, descriptor, formats, words }} />)}
        </Stack>
      )}
    </Card>
  )
})

function factsOf({ routingNumber, holderType }: SavedBank, words: BankAccountPanelWords): string {
  return `${words.routing({ number: routingNumber })} · ${holderType === 'individual' ? words.individual : words.company}`
}

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
function BankNextStep(props: BankNextStepProps) {
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
