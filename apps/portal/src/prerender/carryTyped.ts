/**
 * The prerendered form can be typed into before the scripts have run. Takes what was typed and where the person is, and
 * answers a function that puts both into the form that took its place.
 */
export function carryTyped(root: HTMLElement): () => void {
  const fields = [...root.querySelectorAll('input')].map(({ name, value }) => ({ name, value }))
  const focused = focusable(root).find((element) => element === document.activeElement)
  const place = focused && signOf(focused)
  const find = (name: string) => root.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`)

  return () => {
    for (const { name, value } of fields) {
      const field = find(name)
      if (field && value) setAsTyped(field, value)
    }
    if (place !== undefined) focusable(root).find((element) => signOf(element) === place)?.focus()
  }
}

function focusable(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('a[href], button, input, select')]
}

/** What tells one element of the page from the others in both of its renderings; ids differ between them. */
function signOf(element: HTMLElement): string {
  return [element.tagName, element.getAttribute('name'), element.textContent.trim(), element.getAttribute('aria-label')].join('|')
}

/** React listens to the native setter; a plain assignment would not reach the form's state. */
function setAsTyped(field: HTMLInputElement, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  setter?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
