/** The first of these elements that is in the page, visible and focusable. */
export function reachable(path: readonly Element[]): HTMLElement | undefined {
  return path.find((element): element is HTMLElement => (
    element instanceof HTMLElement && element.isConnected && element.matches('a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]')
    && !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true })
  ))
}
