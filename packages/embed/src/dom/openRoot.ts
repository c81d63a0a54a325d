import { styleSheet } from '../styles/styleSheet.ts'

/**
 * Creates the shadow root of an element, with its own stylesheet. `press` is called with the `data-act` of an enabled button that is
 * pressed.
 */
export function openRoot(host: HTMLElement, styles: string, hears: { press: (act: string) => void; close: () => void }): HTMLElement {
  const shadow = host.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = [styleSheet(styles)]
  const root = document.createElement('div')
  root.className = 'root'
  root.addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest('[data-act]')
    if (pressed && pressed.getAttribute('aria-disabled') !== 'true') hears.press(pressed.getAttribute('data-act') ?? '')
  })
  // The listener captures, because a dialog's `close` event does not bubble.
  root.addEventListener('close', hears.close, true)
  shadow.append(root)
  return root
}
