/** The first field of a form that just appeared, or the first button of a card whose form just went. */
export function focusFirst(within: HTMLElement | null, selector: 'input' | 'button'): void {
  requestAnimationFrame(() => within?.querySelector<HTMLElement>(selector)?.focus())
}
