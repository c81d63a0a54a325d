import { styleSheet } from '../styles/styleSheet.ts'

/** The root of an element in its shadow, with a sheet of its own. `press` hears what stands in `data-act` of a button that can be pressed. */
export function openRoot(host: HTMLElement, styles: string, hears: { press: (act: string) => void; close: () => void }): HTMLElement {
  const shadow = host.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = [styleSheet(styles)]
  const root = document.createElement('div')
  root.className = 'root'
  root.addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest('[data-act]')
    if (pressed && pressed.getAttribute('aria-disabled') !== 'true') hears.press(pressed.getAttribute('data-act') ?? '')
  })
  // A dialog's own event does not bubble.
  root.addEventListener('close', hears.close, true)
  shadow.append(root)
  return root
}
