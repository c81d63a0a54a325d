export type TextControl = HTMLInputElement | HTMLTextAreaElement

/**
 * Sets the value without React's tracking, so that the next `input` event reaches onChange. After a plain `control.value = ''` React would
 * see no change, and a controlled field would restore the old text.
 */
export function setNativeValue(control: TextControl, value: string): void {
  const prototype = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  const setter = Object.getOwnPropertyDescriptor(prototype, 'value')?.set
  if (setter) setter.call(control, value)
  else control.value = value
}

/** `setNativeValue` that keeps the caret's distance from the end of the text. */
export function replaceNativeValue(control: TextControl, value: string): void {
  const fromEnd = control.value.length - (control.selectionEnd ?? control.value.length)
  setNativeValue(control, value)
  const caret = Math.max(0, value.length - fromEnd)
  if (document.activeElement === control) control.setSelectionRange(caret, caret)
}

/** For changes without a browser event. */
export function announceInput(control: TextControl): void {
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The text of an insertion; null for deletions, line breaks and undo. */
export function insertedText(event: InputEvent): string | null {
  if (!event.inputType.startsWith('insert')) return null
  return event.data ?? event.dataTransfer?.getData('text/plain') ?? null
}

/** A composition can't be refused while it runs; it is checked at its end. */
export function isComposing(event: InputEvent): boolean {
  return event.isComposing || event.inputType === 'insertCompositionText'
}

/**
 * Runs a task after a native `input` listener. A state update inside the listener would render a controlled field with its old value and
 * lose the typed text.
 */
export function afterInput(task: () => void): void {
  setTimeout(task, 0)
}
