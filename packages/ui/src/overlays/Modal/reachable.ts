/** The first of these elements that is in the page, in sight and can take the focus. */
export function reachable(path: readonly Element[]): HTMLElement | undefined {
  return path.find((element): element is HTMLElement => (
    element instanceof HTMLElement && element.isConnected && element.matches('a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]')
    && !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true })
  ))
}
