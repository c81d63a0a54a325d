export type TextControl = HTMLInputElement | HTMLTextAreaElement

/**
 * Sets a control's value so that React's onChange sees the next `input` event. After a plain `control.value = ''` React would see no
 * change, and a controlled field would restore the old text.
 */
export function setNativeValue(control: TextControl, value: string): void {
  const prototype = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  const setter = Object.getOwnPropertyDescriptor(prototype, 'value')?.set
  if (setter) setter.call(control, value)
  else control.value = value
}

/** As `setNativeValue`, but keeps the caret's distance from the end of the text. */
export function replaceNativeValue(control: TextControl, value: string): void {
  const fromEnd = control.value.length - (control.selectionEnd ?? control.value.length)
  setNativeValue(control, value)
  const caret = Math.max(0, value.length - fromEnd)
  if (document.activeElement === control) control.setSelectionRange(caret, caret)
}

/** Fires an `input` event, for changes that cause none. */
export function announceInput(control: TextControl): void {
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The text that an edit inserts; null for deletions, line breaks and undo. */
export function insertedText(event: InputEvent): string | null {
  if (!event.inputType.startsWith('insert')) return null
  return event.data ?? event.dataTransfer?.getData('text/plain') ?? null
}

/** Whether an input method is still composing text, which can't be refused then and is checked at its end. */
export function isComposing(event: InputEvent): boolean {
  return event.isComposing || event.inputType === 'insertCompositionText'
}

/**
 * Runs a task after native `input` listeners. A state update inside such a listener would render a controlled field with its old value and
 * lose the typed text.
 */
export function afterInput(task: () => void): void {
  setTimeout(task, 0)
}
