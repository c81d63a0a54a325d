/**
 * Runs at once, or, while a pointer is pressed, once it was released and clicked: a message that appears between press
 * and release would move away what is being pressed, and the click would be lost.
 */
export function afterPress(run: () => void): void {
  if (!document.documentElement.matches(':active')) {
    run()
    return
  }
  document.addEventListener('pointerup', () => setTimeout(run), { once: true, capture: true })
}
