import { useToaster, setNativeValue } from '@portal/ui'
import { useEffect } from 'react'
import { cardNumberMessages } from './cardNumber.messages.ts'
import { findCardNumber } from '@portal/domain'

/** Removes card numbers from the portal's own fields on every page, and says where they belong. */
export function CardNumberGuard() {
  const { refused } = cardNumberMessages.useWords()
  const toaster = useToaster()
  useEffect(() => guardCardNumbers(document, () => toaster.show({ tone: 'error', title: refused })), [toaster, refused])
  return null
}

const textTypes = new Set(['text', 'search', 'email', 'tel', 'url', 'number'])

/**
 * Removes card numbers from every text field of a document before other code sees them, and reports each. The gateway's fields are in
 * another document. Returns a function that stops it.
 */
export function guardCardNumbers(document: Document, onRefused: () => void): () => void {
  const refuse = (event: Event) => {
    const field = event.target
    if (!isTextField(field) || (event instanceof InputEvent && event.isComposing)) return
    const cleaned = withoutCardNumbers(field.value)
    if (cleaned === field.value) return
    // The listener is in the document's capture phase, so that no listener of the page gets this event.
    event.stopImmediatePropagation()
    setNativeValue(field, cleaned)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    onRefused()
  }
  const events = ['input', 'change', 'compositionend'] as const
  for (const name of events) document.addEventListener(name, refuse, { capture: true })
  return () => {
    for (const name of events) document.removeEventListener(name, refuse, { capture: true })
  }
}

export function withoutCardNumbers(text: string): string {
  const place = findCardNumber(text)
  return place === null ? text : withoutCardNumbers(text.slice(0, place.start) + text.slice(place.end))
}

type TextField = HTMLInputElement | HTMLTextAreaElement

function isTextField(target: EventTarget | null): target is TextField {
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && textTypes.has(target.type))
}
