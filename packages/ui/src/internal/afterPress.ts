/**
 * Runs at once, or after the click while a pointer is down: a message that appears between press and release could move the button, and the
 * click would be lost.
 */
export function afterPress(run: () => void): void {
  if (!document.documentElement.matches(':active')) {
    run()
    return
  }
  document.addEventListener('pointerup', () => setTimeout(run), { once: true, capture: true })
}
