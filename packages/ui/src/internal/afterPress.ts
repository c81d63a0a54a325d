/**
 * Runs a function at once, or after the click if the pointer is down. A message that appears while the pointer is down could move the
 * button, and the click would be lost.
 */
export function afterPress(run: () => void): void {
  if (!document.documentElement.matches(':active')) {
    run()
    return
  }
  document.addEventListener('pointerup', () => setTimeout(run), { once: true, capture: true })
}
