import type { PaymentFieldsKind } from '@portal/domain'
import { useCallback, useEffect, useRef, useState } from 'react'
import { attempt } from '#portal/app/attempt.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { useFailureText } from '#portal/app/useFailureText.ts'
import { paymentMessages } from '#portal/payments/payments.messages.ts'
import type { OpenSetup } from '#portal/payments/PaymentFields.ts'
import { usePaymentFields, type HostedPaymentFields } from '#portal/payments/usePaymentFields.tsx'
import type { AccountId, PaymentDetails } from './billingCommands.ts'

export interface SaveMethod {
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
export function useSaveMethod({ kind, accountId, needsSetup, onConfirmed }: SaveMethodOptions): SaveMethod {
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
