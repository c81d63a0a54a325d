import { CreditCard } from 'lucide-react'
import { forwardRef, useRef } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../elements/Button/index.ts'
import { FormAlert } from '../../internal/FormAlert.tsx'
import { DescriptionList } from '../../layout/DescriptionList/index.ts'
import { RadioGroup } from '../../forms/RadioGroup/index.ts'
import type { RadioOption } from '../../forms/RadioGroup/index.ts'
import { Dialog } from '../../overlays/Dialog/index.ts'
import type { DialogProps } from '../../overlays/Dialog/index.ts'
import { englishFormats } from '../internal/billingFormats.ts'
import type { BillingFormats } from '../internal/billingFormats.ts'

export interface PayDialogLabels {
  title: (amount: string) => string
  /** What happens, before it does. */
  description: string
  invoice: string
  method: string
  pay: (amount: string) => string
  cancel: string
}

export const payDialogLabels: PayDialogLabels = {
  title: (amount) => `Pay ${amount}?`,
  description: 'The amount is charged once, even if the connection fails and you try again. The invoice then shows the payment.',
  invoice: 'Invoice',
  method: 'Charge',
  pay: (amount) => `Pay ${amount}`,
  cancel: 'Cancel',
}

export interface PayDialogProps extends Omit<DialogProps, 'title' | 'actions' | 'leadAction' | 'isClosable' | 'labels' | 'initialFocus' | 'children'> {
  onOpenChange: (change: { isOpen: boolean }) => void
  /** 'INV-20418-37' */
  invoice: string
  /** Integer cents. */
  cents: number
  /** What can be charged, the usual one first; one alone is stated, not asked. */
  methods: readonly RadioOption[]
  /** Which of the methods pays. */
  method: string
  /** Another method was chosen. */
  onMethodChange: (change: { method: string }) => void
  /** Pays. Close it when that has worked. */
  onPay: () => void
  /** It is being paid: nothing can be pressed. */
  isPaying?: boolean
  /** Why it was not charged, or that nobody knows yet. The dialog stays. */
  error?: ReactNode
  /** How money and dates are written; as in the United States, if omitted. */
  formats?: BillingFormats
  /** Other words for single texts; what is left out stays the provider's. */
  labels?: Partial<PayDialogLabels>
}

/** The last look before money moves: how much, for what, from where. */
export const PayDialog = forwardRef<HTMLDivElement, PayDialogProps>(function PayDialog(props, ref) {
  const {
    isOpen, onOpenChange, invoice, cents, methods, method, onMethodChange, onPay, isPaying = false, error, formats = englishFormats, labels: given,
    ...rest
  } = props
  const labels = { ...payDialogLabels, ...given }
  const safe = useRef<HTMLButtonElement>(null)
  const amount = formats.money(cents)
  const only = methods.length === 1 ? methods[0] : undefined
  const close = (change: { isOpen: boolean }) => {
    if (!isPaying) onOpenChange(change)
  }
  return (
    <Dialog
      {...rest}
      ref={ref}
      isOpen={isOpen}
      onOpenChange={close}
      initialFocus={safe}
      icon={CreditCard}
      title={labels.title(amount)}
      description={labels.description}
      actions={(
        <>
          <Button ref={safe} onClick={() => close({ isOpen: false })}>{labels.cancel}</Button>
          <Button variant="primary" isBusy={isPaying} onClick={onPay}>{labels.pay(amount)}</Button>
        </>
      )}
    >
      <DescriptionList
        items={[{ term: labels.invoice, value: <bdi>{invoice}</bdi> }, ...(only ? [{ term: labels.method, value: only.label }] : [])]}
      />
      {!only && <RadioGroup label={labels.method} options={methods} value={method} onValueChange={({ value }) => onMethodChange({ method: value })} />}
      <FormAlert>{error}</FormAlert>
    </Dialog>
  )
})
