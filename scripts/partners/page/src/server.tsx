import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { parts } from './parts.tsx'

/** Renders the page's body and its styles. */
export function render(): { body: string; styles: string } {
  const sheet = new ServerStyleSheet()
  const body = parts.map(({ name, element }) => `<div data-part="${name}">${renderToString(sheet.collectStyles(element))}</div>`).join('\n')
  return { body, styles: sheet.getStyleTags() }
}
