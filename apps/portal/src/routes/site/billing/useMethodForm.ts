import type { PaymentFieldsKind } from '@portal/domain'
import { useEffect, useRef, useState } from 'react'
import { useFailureText } from '#portal/app/useFailureText.ts'
import { useUnsavedChanges } from '#portal/app/useUnsavedChanges.tsx'
import type { AccountId, PaymentDetails } from './billingCommands.ts'
import type { RunningCommand } from './useBillingCommand.ts'
import { useSaveMethod } from './useSaveMethod.ts'

interface MethodFormOptions {
  kind: PaymentFieldsKind
  accountId: AccountId
  /** Whether the form confirms a SetupIntent; otherwise the gateway returns a one-time token. */
  needsSetup: boolean
  /** The action that saves the method after the gateway accepted it. */
  keep: Pick<RunningCommand<'saveBank'>, 'isRunning' | 'outcome'> | Pick<RunningCommand<'saveCard'>, 'isRunning' | 'outcome'>
  onConfirmed: (reference: string) => void
  /** Whether there is text outside of the gateway's fields. */
  isTyped: boolean
  onClose: () => void
}

/** The common parts of the forms for cards and bank accounts: the gateway's fields, saving in two steps, focus, and the question on leaving. */
export function useMethodForm({ kind, accountId, needsSetup, keep, onConfirmed, isTyped, onClose }: MethodFormOptions) {
  const failureText = useFailureText()
  const { fields, save, isSaving, error } = useSaveMethod({ kind, accountId, needsSetup, onConfirmed })
  const isBusy = isSaving || keep.isRunning
  const question = useUnsavedChanges((isTyped || fields.isTouched) && !isBusy)
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => focusFirst(ref.current, 'input'), [])
  const form = {
    ref,
    fields: fields.slot,
    fieldsState: fields.state,
    onFieldsRetry: fields.retry,
    onSubmit: (entry: { values: PaymentDetails }) => void save(entry.values),
    onCancel: onClose,
    isBusy,
    error: error || (keep.outcome?.ok === false && failureText(keep.outcome.failure)),
  }
  return { form, question }
}

/** The section of a payment method: whether its form is open, and the focus after it closes. */
export function useMethodSection() {
  const [isAdding, setAdding] = useState(false)
  const section = useRef<HTMLElement>(null)
  const close = () => {
    setAdding(false)
    focusFirst(section.current, 'button')
  }
  return { section, isAdding, open: () => setAdding(true), close }
}

/** Focuses the first field of a new form, or the first button of a card whose form closed. */
function focusFirst(within: HTMLElement | null, selector: 'input' | 'button'): void {
  requestAnimationFrame(() => within?.querySelector<HTMLElement>(selector)?.focus())
}
