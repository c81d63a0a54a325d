import { announceInput, insertedText, isComposing, type TextControl } from './nativeValue.ts'

export interface EditFilter {
  /** Whether the filter is on now. Default: always. */
  isOn?: () => boolean
  /** Called before text is inserted; returning true refuses the whole text. */
  refuses: (text: string, event: InputEvent) => boolean
  /** Called after an accepted edit, but not after the filter's own changes. */
  onEdit: (event: Event) => void
  /** Called after text of an input method is complete, because it can't be refused before. Returns whether the value was changed. */
  onComposed: (composed: string, before: string) => boolean
}

/** Filters all edits of a text control. Returns a function that ends this. */
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
