import { useStore } from '@nanostores/react'
import { paymentFieldProblems, type PaymentFieldsKind, type PaymentFrameLabels } from '@portal/domain'
import type { HostedFieldsState } from '@portal/ui'
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { usePortal } from '../app/PortalContext.tsx'
import { formattingLocale, locale } from '../i18n/catalogue.ts'
import { paymentAppearance } from './paymentAppearance.ts'
import type { PaymentFields, PaymentResult, PaymentSubmission } from './PaymentFields.ts'
import { paymentMessages } from './payments.messages.ts'

export interface HostedPaymentFields {
  /** The empty element that the gateway fills. */
  slot: ReactNode
  state: HostedFieldsState
  /** Something stands in the gateway's fields. */
  isTouched: boolean
  submit: (submission: PaymentSubmission) => Promise<PaymentResult>
  /** Loads fields that did not come once more. */
  retry: () => void
}

/** The gateway's fields for as long as their form is there; what was typed goes with them. */
export function usePaymentFields(kind: PaymentFieldsKind): HostedPaymentFields {
  const { openPaymentFields } = usePortal()
  const tag = formattingLocale(useStore(locale))
  const labels = usePaymentFrameLabels()
  const container = useRef<HTMLDivElement>(null)
  const fields = useRef<PaymentFields | null>(null)
  const [state, setState] = useState<HostedFieldsState>('loading')
  const [isTouched, setTouched] = useState(false)
  const close = useRef(() => {})

  const open = useCallback(() => {
    let isOver = false
    const whilePresent = (run: () => void) => () => {
      if (!isOver) run()
    }
    const fail = whilePresent(() => setState('failed'))
    openPaymentFields().then((opened) => {
      if (isOver || !container.current) return opened.destroy()
      fields.current = opened
      opened.mount(container.current, {
        kind,
        appearance: paymentAppearance(),
        locale: tag,
        direction: document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr',
        labels,
        onReady: whilePresent(() => setState('ready')),
        onChange: ({ isEmpty }) => whilePresent(() => setTouched(!isEmpty))(),
        onError: fail,
      })
    }, fail)
    return () => {
      isOver = true
      fields.current?.destroy()
      fields.current = null
    }
  }, [kind, openPaymentFields, tag, labels])

  useEffect(() => {
    close.current = open()
    return () => close.current()
  }, [open])

  return {
    slot: <div ref={container} />,
    state,
    isTouched,
    submit: (submission) => fields.current?.submit(submission) ?? Promise.resolve({ kind: 'left' }),
    retry: () => {
      setState('loading')
      close.current()
      close.current = open()
    },
  }
}

function usePaymentFrameLabels(): PaymentFrameLabels {
  const t = useStore(paymentMessages)
  return useMemo(() => {
    const problems = Object.fromEntries(paymentFieldProblems.map((problem) => [problem, t[problem]]))
    const { cardNumber, expiry, securityCode, accountNumber, accountNumberAgain } = t
    return { cardNumber, expiry, securityCode, accountNumber, accountNumberAgain, problems }
  }, [t])
}
