/** Focuses the first field of a new form, or the first button of a card whose form closed. */
export function focusFirst(within: HTMLElement | null, selector: 'input' | 'button'): void {
  requestAnimationFrame(() => within?.querySelector<HTMLElement>(selector)?.focus())
}
