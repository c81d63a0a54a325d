import type { CardBrand, CardExpiry, Labels, Words } from '@portal/domain'
import { CreditCard, Lock } from 'lucide-react'
import { forwardRef, type ReactNode, useRef } from 'react'
import { Badge } from '../../elements/Badge/Badge.tsx'
import { Button } from '../../elements/Button/Button.tsx'
import { Card, type CardProps } from '../../elements/Card/Card.tsx'
import { endsTodayStatus, expiredStatus } from '../../elements/StatusLabel/validityStatuses.ts'
import { StatusLabel } from '../../elements/StatusLabel/StatusLabel.tsx'
import { verifiedStatus } from '../../elements/StatusLabel/resultStatuses.ts'
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx'
import { InlineAlert } from '../../feedback/InlineAlert/InlineAlert.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { PaymentMethod } from '../internal/PaymentMethod.tsx'
import { RemoveMethod } from '../internal/RemoveMethod.tsx'
import { useFocusOnGone } from '../internal/useFocusOnGone.ts'
import { useCardName } from './useCardName.ts'
import { useLabels } from '../../words/useLabels.ts'
import { cardOnFileMessages } from './CardOnFile.messages.ts'

export type CardOnFileLabels = Labels<typeof cardOnFileMessages>
type CardOnFileWords = Words<typeof cardOnFileMessages>

/** The facts about a card that the payment provider gives out. */
export interface SavedCard {
  brand: CardBrand
  /** The card number's last four digits, with leading zeros. */
  last4: string
  /** Month of expiry, 1 to 12. */
  expMonth: number
  /** Year of expiry, four digits. */
  expYear: number
  /** Name on the card. */
  name?: string
}

export interface CardOnFileProps extends Omit<CardProps, 'title' | 'actions'> {
  /** The saved card; null if there is none. */
  card: SavedCard | null
  /** Whether the card can still be charged. */
  expiry?: CardExpiry
  /** Whether invoices are charged to this card. */
  isPayer?: boolean
  /** Opens the form for a new card. Omit for readers who may not change it. */
  onReplace?: () => void
  /** Removes the card after a confirmation. Omit if the card can't be removed. */
  onRemove?: () => void
  /** The card is being removed. */
  isRemoving?: boolean
  /** Why it could not be removed. */
  removeError?: ReactNode
  /** The form, while a card is being added or replaced. */
  form?: ReactNode
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: CardOnFileLabels
}

/** The card that pays invoices: only its brand, last four digits and expiry date. */
export const CardOnFile = forwardRef<HTMLElement, CardOnFileProps>(function CardOnFile(props, ref) {
  const {
    card, expiry = 'valid', isPayer = true, onReplace, onRemove, isRemoving, removeError, form, labels, children, ...rest
  } = props
  const words = useLabels('CardOnFile', cardOnFileMessages, labels)
  const opener = useRef<HTMLButtonElement>(null)
  useFocusOnGone(card !== null, opener)
  const nameOf = useCardName(labels)
  const name = card ? nameOf(card) : ''
  return (
    <Card
      {...rest}
      ref={ref}
      title={words.title}
      padding={card || form ? 'default' : 'none'}
      actions={card && (
        <>
          {onReplace && !form && <Button onClick={onReplace}>{words.replace}</Button>}
          {onRemove && (
            <RemoveMethod {...{ name, onRemove, isRemoving, words }} consequence={words.removeConsequence} error={removeError} />
          )}
        </>
      )}
    >
      {!card && !form && (
        <EmptyState title={words.noCard} actions={onReplace && <Button ref={opener} onClick={onReplace}>{words.add}</Button>}>
          {words.noCardHelp}
        </EmptyState>
      )}
      {(card || form) && (
        <Stack gap={4}>
          {card && (
            <PaymentMethod
              icon={CreditCard}
              name={name}
              facts={[ends(card, expiry, words), ...(card.name ? [<bdi key="name">{card.name}</bdi>] : [])]}
              badge={<CardBadge {...{ expiry, isPayer, words }} />}
            />
          )}
          {card && expiry !== 'valid' && (
            <InlineAlert tone={expiry === 'expired' ? 'danger' : 'warning'}>
              {expiry === 'expired' ? words.expiredHelp : words.expiresSoonHelp}
            </InlineAlert>
          )}
          {form || <InlineAlert icon={Lock}>{words.privacy}</InlineAlert>}
          {children}
        </Stack>
      )}
    </Card>
  )
})

type CardBadgeProps = Required<Pick<CardOnFileProps, 'expiry' | 'isPayer'>> & { words: CardOnFileWords }

function CardBadge({ expiry, isPayer, words }: CardBadgeProps) {
  if (expiry === 'expired') return <StatusLabel look="badge" status={expiredStatus}>{words.expiredBadge}</StatusLabel>
  if (expiry === 'expiresSoon') return <StatusLabel look="badge" status={endsTodayStatus}>{words.expiresSoonBadge}</StatusLabel>
  if (isPayer) return <StatusLabel look="badge" status={verifiedStatus}>{words.paysInvoices}</StatusLabel>
  return <Badge>{words.notUsed}</Badge>
}

function ends({ expMonth, expYear }: SavedCard, expiry: CardOnFileProps['expiry'], words: CardOnFileWords): string {
  return words[expiry === 'expired' ? 'expired' : 'expires']({ month: String(expMonth).padStart(2, '0'), year: String(expYear) })
}
