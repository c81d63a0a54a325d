import { useStore } from '@nanostores/react'
import { useToaster } from '@portal/ui'
import { useEffect } from 'react'
import { cardNumberMessages } from './cardNumber.messages.ts'
import { guardCardNumbers } from './guardCardNumbers.ts'

/** Removes card numbers from the portal's own fields on every page, and says where they belong. */
export function CardNumberGuard() {
  const { refused } = useStore(cardNumberMessages)
  const toaster = useToaster()
  useEffect(() => guardCardNumbers(document, () => toaster.show({ tone: 'error', title: refused })), [toaster, refused])
  return null
}
