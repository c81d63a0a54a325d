import { useStore } from '@nanostores/react'
import { useToaster } from '@portal/ui'
import { useEffect } from 'react'
import { paymentMessages } from '../payments/payments.messages.ts'
import { guardCardNumbers } from './guardCardNumbers.ts'

/** Keeps card numbers out of the portal's own fields, on every page, and says where they belong. */
export function CardNumberGuard() {
  const { cardNumberRefused } = useStore(paymentMessages)
  const toaster = useToaster()
  useEffect(() => guardCardNumbers(document, () => toaster.show({ tone: 'error', title: cardNumberRefused })), [toaster, cardNumberRefused])
  return null
}
