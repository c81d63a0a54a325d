import type { CardBrand, CardExpiry } from '@portal/domain'
import { CreditCard, Lock } from 'lucide-react'
import { forwardRef, useRef } from 'react'
import type { ReactNode } from 'react'
import { Badge } from '../../elements/Badge/index.ts'
import { Button } from '../../elements/Button/index.ts'
import { Card } from '../../elements/Card/index.ts'
import type { CardProps } from '../../elements/Card/index.ts'
import { StatusLabel } from '../../elements/StatusLabel/index.ts'
import { EmptyState } from '../../feedback/EmptyState/index.ts'
import { InlineAlert } from '../../feedback/InlineAlert/index.ts'
import { Stack } from '../../layout/Stack/index.ts'
import { PaymentMethod } from '../internal/PaymentMethod.tsx'
import { RemoveMethod } from '../internal/RemoveMethod.tsx'
import { useFocusOnGone } from '../internal/useFocusOnGone.ts'
import { cardBrandNames, cardOnFileLabels } from './cardOnFileLabels.ts'
import type { CardOnFileLabels } from './cardOnFileLabels.ts'

/** What of a card may be known outside the payment provider. */
export interface SavedCard {
  brand: CardBrand
  /** Four characters, leading zeros kept. */
  last4: string
  /** 1–12 */
  expMonth: number
  /** Four digits. */
  expYear: number
  /** Of the holder, as on the card. */
  name?: string
}

export interface CardOnFileProps extends Omit<CardProps, 'title' | 'actions'> {
  /** Brand, last four and end; null where there is none. */
  card: SavedCard | null
  /** Whether the card can still be charged. */
  expiry?: CardExpiry
  /** Invoices are charged to it. */
  isPayer?: boolean
  /** Opens the form for a new card. Omit for people who may only look. */
  onReplace?: () => void
  /** Omit where the card cannot be removed. */
  onRemove?: () => void
  /** It is being removed. */
  isRemoving?: boolean
  /** Why it could not be removed. */
  removeError?: ReactNode
  /** The form, while a card is being added or replaced. */
  form?: ReactNode
  /** Other words for single texts; what is left out stays the provider's. */
  labels?: Partial<CardOnFileLabels>
}

/** The card that pays: brand, last four and end, never more. */
export const CardOnFile = forwardRef<HTMLElement, CardOnFileProps>(function CardOnFile(props, ref) {
  const {
    card, expiry = 'valid', isPayer = true, onReplace, onRemove, isRemoving, removeError, form, labels: given, children, ...rest
  } = props
  const labels = { ...cardOnFileLabels, ...given }
  const opener = useRef<HTMLButtonElement>(null)
  useFocusOnGone(card !== null, opener)
  const name = card ? labels.ending(card.brand === 'unknown' ? labels.unknownBrand : cardBrandNames[card.brand], card.last4) : ''
  return (
    <Card
      {...rest}
      ref={ref}
      title={labels.title}
      padding={card || form ? 'default' : 'none'}
      actions={card && (
        <>
          {onRemove && (
            <RemoveMethod {...{ name, onRemove, isRemoving, labels }} consequence={labels.removeConsequence} error={removeError} />
          )}
          {onReplace && !form && <Button onClick={onReplace}>{labels.replace}</Button>}
        </>
      )}
    >
      {!card && !form && (
        <EmptyState title={labels.noCard} action={onReplace && <Button ref={opener} onClick={onReplace}>{labels.add}</Button>}>
          {labels.noCardHelp}
        </EmptyState>
      )}
      {(card || form) && (
        <Stack gap={4}>
          {card && (
            <PaymentMethod
              icon={CreditCard}
              name={name}
              facts={[ends(card, expiry, labels), ...(card.name ? [<bdi key="name">{card.name}</bdi>] : [])]}
              badge={<CardBadge {...{ expiry, isPayer, labels }} />}
            />
          )}
          {card && expiry !== 'valid' && (
            <InlineAlert tone={expiry === 'expired' ? 'danger' : 'warning'}>
              {expiry === 'expired' ? labels.expiredHelp : labels.expiresSoonHelp}
            </InlineAlert>
          )}
          {form || <InlineAlert icon={Lock}>{labels.privacy}</InlineAlert>}
          {children}
        </Stack>
      )}
    </Card>
  )
})

type CardBadgeProps = Required<Pick<CardOnFileProps, 'expiry' | 'isPayer'>> & { labels: CardOnFileLabels }

function CardBadge({ expiry, isPayer, labels }: CardBadgeProps) {
  if (expiry === 'expired') return <StatusLabel look="badge" status="expired">{labels.expiredBadge}</StatusLabel>
  if (expiry === 'expiresSoon') return <StatusLabel look="badge" status="endsToday">{labels.expiresSoonBadge}</StatusLabel>
  if (isPayer) return <StatusLabel look="badge" status="verified">{labels.paysInvoices}</StatusLabel>
  return <Badge>{labels.notUsed}</Badge>
}

function ends({ expMonth, expYear }: SavedCard, expiry: CardOnFileProps['expiry'], labels: CardOnFileLabels): string {
  const words = expiry === 'expired' ? labels.expired : labels.expires
  return words(String(expMonth).padStart(2, '0'), String(expYear))
}
