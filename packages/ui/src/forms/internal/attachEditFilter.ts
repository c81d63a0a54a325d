import { announceInput, insertedText, isComposing } from './nativeValue.ts'
import type { TextControl } from './nativeValue.ts'

export interface EditFilter {
  /** Whether the control is filtered at this moment; omit for always. */
  isOn?: () => boolean
  /** Called before an insertion; true keeps all of it out. */
  refuses: (text: string, event: InputEvent) => boolean
  /** An edit stands. What this filter itself puts in is not an edit. */
  onEdit: (event: Event) => void
  /** A composition has ended, which could not be refused while it ran. Answers whether the value was changed because of it. */
  onComposed: (composed: string, before: string) => boolean
}

/** Listens to every way in which text comes into a control. Answers the function that detaches it. */
export function attachEditFilter(element: TextControl, { isOn = () => true, refuses, onEdit, onComposed }: EditFilter): () => void {
  const attached = new AbortController()
  const { signal } = attached
  const control: HTMLElement = element
  let beforeComposition = ''
  let isAnnouncing = false

  control.addEventListener('beforeinput', (event) => {
    if (!isOn() || isComposing(event)) return
    const text = insertedText(event)
    if (text !== null && refuses(text, event)) event.preventDefault()
  }, { signal })
  control.addEventListener('input', (event) => {
    if (isAnnouncing || !isOn()) return
    if (event instanceof InputEvent && isComposing(event)) return
    onEdit(event)
  }, { signal })
  control.addEventListener('compositionstart', () => {
    beforeComposition = element.value
  }, { signal })
  control.addEventListener('compositionend', (event) => {
    if (!isOn() || !onComposed(event.data, beforeComposition)) return
    isAnnouncing = true
    announceInput(element)
    isAnnouncing = false
  }, { signal })
  return () => attached.abort()
}
