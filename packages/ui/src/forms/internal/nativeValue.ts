export type TextControl = HTMLInputElement | HTMLTextAreaElement

/**
 * Sets the value past React's own bookkeeping, so that the next `input` event reaches onChange.
 * Plain `control.value = ''` would tell React that nothing changed, and a controlled field would restore the old text.
 */
export function setNativeValue(control: TextControl, value: string): void {
  const prototype = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  const setter = Object.getOwnPropertyDescriptor(prototype, 'value')?.set
  if (setter) setter.call(control, value)
  else control.value = value
}

/** `setNativeValue` that keeps the caret where it stands, counted from the end of the text. */
export function replaceNativeValue(control: TextControl, value: string): void {
  const fromEnd = control.value.length - (control.selectionEnd ?? control.value.length)
  setNativeValue(control, value)
  const caret = Math.max(0, value.length - fromEnd)
  if (document.activeElement === control) control.setSelectionRange(caret, caret)
}

/** For changes that no browser event follows. */
export function announceInput(control: TextControl): void {
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

/** What an insertion would put in, or null for deletions, line breaks and undo. */
export function insertedText(event: InputEvent): string | null {
  if (!event.inputType.startsWith('insert')) return null
  return event.data ?? event.dataTransfer?.getData('text/plain') ?? null
}

/** Composition cannot be refused while it runs: it is looked at when it ends. */
export function isComposing(event: InputEvent): boolean {
  return event.isComposing || event.inputType === 'insertCompositionText'
}

/**
 * For what follows a native `input` listener. A state update inside it would render a controlled field with its old
 * value before React is told of the new one, and the typed text would be lost.
 */
export function afterInput(task: () => void): void {
  setTimeout(task, 0)
}
