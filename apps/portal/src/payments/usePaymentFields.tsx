import { paymentFieldProblems, type PaymentFieldsKind, type PaymentFrameLabels, type PaymentFrameAppearance } from '@portal/domain'
import { type HostedFieldsState, media, token, type TokenName } from '@portal/ui'
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { usePortal } from '../app/PortalContext.tsx'
import { useLocaleTag } from '../i18n/catalogue.ts'
import type { PaymentFields, PaymentResult, PaymentSubmission } from './PaymentFields.ts'
import { paymentMessages } from './payments.messages.ts'

export interface HostedPaymentFields {
  /** The empty element that the gateway fills. */
  slot: ReactNode
  state: HostedFieldsState
  /** Whether the gateway's fields contain text. */
  isTouched: boolean
  submit: (submission: PaymentSubmission) => Promise<PaymentResult>
  /** Loads the gateway's fields again. */
  retry: () => void
}

/** Shows the gateway's fields while their form is mounted; typed values are removed with them. */
export function usePaymentFields(kind: PaymentFieldsKind): HostedPaymentFields {
  const { openPaymentFields } = usePortal()
  const tag = useLocaleTag()
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
  const t = paymentMessages.useWords()
  return useMemo(() => {
    const problems = Object.fromEntries(paymentFieldProblems.map((problem) => [problem, t[problem]]))
    const { cardNumber, expiry, securityCode, accountNumber, accountNumberAgain } = t
    return { cardNumber, expiry, securityCode, accountNumber, accountNumberAgain, problems }
  }, [t])
}

/** The page's colors and sizes as plain values, because a gateway's document cannot read CSS variables of this page. */
function paymentAppearance(root: HTMLElement = document.documentElement): PaymentFrameAppearance {
  const style = getComputedStyle(root)
  const valueOf = (name: TokenName) => style.getPropertyValue(token(name).slice(4, -1)).trim()
  return {
    scheme: style.colorScheme.includes('dark') ? 'dark' : 'light',
    text: valueOf('text-default'),
    mutedText: valueOf('text-muted'),
    background: valueOf('surface-base'),
    border: valueOf('field-border'),
    focus: valueOf('focus-ring'),
    danger: valueOf('danger-text'),
    radius: valueOf('radius-control'),
    // The text is at least 16 px, because phones zoom into a field with smaller text.
    fontSize: matchMedia(media.phone.replace('@media ', '')).matches ? '16px' : '14px',
  }
}
