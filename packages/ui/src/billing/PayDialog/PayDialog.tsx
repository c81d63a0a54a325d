import type { Labels } from '@portal/domain'
import { CreditCard } from 'lucide-react'
import { forwardRef, type ReactNode, useRef } from 'react'
import { Button } from '../../elements/Button/Button.tsx'
import { FormAlert } from '../../internal/FormAlert.tsx'
import { DescriptionList } from '../../layout/DescriptionList/DescriptionList.tsx'
import { RadioGroup, type RadioOption } from '../../forms/RadioGroup/RadioGroup.tsx'
import { type AskedDialogProps, Dialog } from '../../overlays/Dialog/Dialog.tsx'
import { useBillingFormats } from '../internal/useBillingFormats.ts'
import type { BillingFormats } from '../internal/billingFormats.ts'
import { useLabels } from '../../words/useLabels.ts'
import { payDialogMessages } from './PayDialog.messages.ts'

export type PayDialogLabels = Labels<typeof payDialogMessages>

export interface PayDialogProps extends Omit<AskedDialogProps, 'title' | 'actions' | 'leadAction' | 'isClosable' | 'labels' | 'initialFocus' | 'children'> {
  onOpenChange: (change: { isOpen: boolean }) => void
  /** The invoice's number: 'INV-20418-37'. */
  invoiceNumber: string
  /** The sum of the invoice, in integer cents. */
  cents: number
  /** The credit that is used first, in integer cents; the rest is charged. */
  creditCents?: number
  /** The payment methods, the usual one first. A single one is shown as text, not as a choice. */
  methods: readonly RadioOption[]
  /** The payment method to charge. */
  method: string
  /** Called when the user chooses another method. */
  onMethodChange: (change: { method: string }) => void
  /** Called to pay. Close the dialog after success. */
  onPay: () => void
  /** Whether the payment is running; no button works then. */
  isBusy?: boolean
  /** Why nothing was charged, or that the result is unknown. The dialog stays open. */
  error?: ReactNode
  /** How to write money and dates. Default: the provider’s language. */
  formats?: BillingFormats
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: PayDialogLabels
}

/** Confirms a payment: the sum, the invoice and the method. */
export const PayDialog = forwardRef<HTMLDivElement, PayDialogProps>(function PayDialog(props, ref) {
  const {
    isOpen, onOpenChange, invoiceNumber, cents, creditCents = 0, methods, method, onMethodChange, onPay, isBusy = false, error, formats: given, labels,
    ...rest
  } = props
  const formats = useBillingFormats(given)
  const words = useLabels('PayDialog', payDialogMessages, labels)
  const safe = useRef<HTMLButtonElement>(null)
  const amount = formats.money(cents - creditCents)
  const only = methods.length === 1 ? methods[0] : undefined
  const close = (change: { isOpen: boolean }) => {
    if (!isBusy) onOpenChange(change)
  }
  return (
    <Dialog
      {...rest}
      ref={ref}
      isOpen={isOpen}
      onOpenChange={close}
      initialFocus={safe}
      icon={CreditCard}
      title={words.title({ amount })}
      description={words.description}
      actions={(
        <>
          <Button ref={safe} onClick={() => close({ isOpen: false })}>{words.cancel}</Button>
          <Button variant="primary" isBusy={isBusy} onClick={onPay}>{words.pay({ amount })}</Button>
        </>
      )}
    >
      <DescriptionList
        items={[
          { term: words.invoice, value: <bdi>{invoiceNumber}</bdi> },
          ...(creditCents > 0 ? [{ term: words.sum, value: <bdi>{formats.money(cents)}</bdi> }, { term: words.credit, value: <bdi>{formats.money(-creditCents)}</bdi> }] : []),
          ...(only ? [{ term: words.method, value: only.label }] : []),
        ]}
      />
      {!only && <RadioGroup label={words.method} options={methods} value={method} onValueChange={({ value }) => onMethodChange({ method: value })} />}
      <FormAlert>{error}</FormAlert>
    </Dialog>
  )
})
