import type { PaymentFieldsKind, BankDetails } from '@portal/domain'
import { useEffect, useRef, useState, useCallback } from 'react'
import { Card, ErrorPanel } from '@portal/ui'
import { attempt, type CallFailure } from '#portal/app/attempt.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import type { Calling } from '#portal/app/useCall.ts'
import { useFailureText } from '#portal/app/useFailureText.ts'
import { useUnsavedChanges } from '#portal/app/useUnsavedChanges.tsx'
import type { OpenSetup } from '#portal/payments/PaymentFields.ts'
import { paymentMessages } from '#portal/payments/payments.messages.ts'
import { usePaymentFields, type HostedPaymentFields } from '#portal/payments/usePaymentFields.tsx'
import type { AccountId } from './billingView.ts'

interface MethodFormOptions {
  kind: PaymentFieldsKind
  accountId: AccountId
  /** Whether the form confirms a SetupIntent; otherwise the gateway returns a one-time token. */
  needsSetup: boolean
  /** The call that saves the method by its reference, after the gateway accepted it. */
  keep: Calling<string>
  /** Whether there is text outside of the gateway's fields. */
  isTyped: boolean
  onClose: () => void
}

/** The common parts of the forms for cards and bank accounts: the gateway's fields, saving in two steps, focus, and the question on leaving. */
export function useMethodForm({ kind, accountId, needsSetup, keep, isTyped, onClose }: MethodFormOptions) {
  const { fields, save, isSaving, error } = useSaveMethod({ kind, accountId, needsSetup, onConfirmed: keep.run })
  const isBusy = isSaving || keep.isBusy
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
    error: error || keep.error,
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

type PaymentDetails = { name: string } | BankDetails

interface SaveMethod {
  fields: HostedPaymentFields
  save: (details: PaymentDetails) => Promise<void>
  isSaving: boolean
  error: string
}

interface SaveMethodOptions {
  kind: PaymentFieldsKind
  accountId: AccountId
  /** Whether the form confirms a SetupIntent; otherwise the gateway returns a one-time token. */
  needsSetup: boolean
  /** Called with the reference to save, after the gateway accepted it. */
  onConfirmed: (reference: string) => void
}

/**
 * Turns the gateway's fields into a reference that the account can save. Opens a SetupIntent at the first attempt, reuses it, and cancels
 * it if the user leaves before finishing.
 */
function useSaveMethod({ kind, accountId, needsSetup, onConfirmed }: SaveMethodOptions): SaveMethod {
  const { api } = usePortal()
  const t = paymentMessages.useWords()
  const failureText = useFailureText()
  const fields = usePaymentFields(kind)
  const [isSaving, setSaving] = useState(false)
  const [error, setError] = useState('')
  const open = useRef<OpenSetup | null>(null)
  const hasLeft = useRef(false)

  // The call is not awaited, because the gateway drops an open SetupIntent after some time.
  const cancel = useCallback((setupIntent: string) => void attempt(api.cancelSetupIntent({ accountId, setupIntent })).catch(() => undefined), [api, accountId])

  useEffect(() => {
    hasLeft.current = false
    return () => {
      hasLeft.current = true
      if (open.current) cancel(open.current.id)
      open.current = null
    }
  }, [cancel])

  const setupFor = async (): Promise<OpenSetup | string> => {
    if (open.current) return open.current
    const created = await attempt(api.createSetupIntent({ accountId }))
    if (!created.ok) return failureText(created.failure)
    const setup = { id: created.value.SetupIntentId, clientSecret: created.value.ClientSecret }
    if (hasLeft.current) {
      cancel(setup.id)
      return ''
    }
    open.current = setup
    return setup
  }

  const save = async (details: PaymentDetails) => {
    setSaving(true)
    setError('')
    try {
      const setup = needsSetup ? await setupFor() : undefined
      if (typeof setup === 'string') return setError(setup)
      const result = await fields.submit({ details, setup })
      if (result.kind === 'refused') setError(result.message)
      if (result.kind === 'unreachable') setError(t.unreachable)
      if (result.kind === 'done') {
        open.current = null
        onConfirmed(result.reference)
      }
    } finally {
      setSaving(false)
    }
  }
  return { fields, save, isSaving, error }
}

interface MethodFailureProps {
  title: string
  /** A sentence about what could not be loaded. */
  failed: string
  failure: CallFailure
  onRetry: () => void
}

/** A message in place of a payment method that could not be loaded. */
export function MethodFailure({ title, failed, failure, onRetry }: MethodFailureProps) {
  const failureText = useFailureText()
  return (
    <Card title={title} padding="none">
      <ErrorPanel title={failed} onRetry={onRetry}>{failureText(failure)}</ErrorPanel>
    </Card>
  )
}
