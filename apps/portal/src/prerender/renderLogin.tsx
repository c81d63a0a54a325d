import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { createPortal } from '../app/Portal.ts'
import { PublicApp } from '../app/PublicApp.tsx'
import { readPortalConfig } from '../config/portalConfig.ts'
import { loginPage, strangersLogin } from '../routes/auth/login/page.tsx'
import { createMemorySession } from '../session/createMemorySession.ts'
import { configElement } from './prerenderedConfig.ts'

export interface Prerendered {
  /** What stands in the page's root. */
  markup: string
  /** Style elements, whose nonce is `%CSP_NONCE%`, and the configuration, for the head. */
  head: string
}

/** The sign-in page as a stranger first sees it, before any script has run. The same tree takes it over (`startPublic`). */
export function renderLogin(given: unknown): Prerendered {
  const sheet = new ServerStyleSheet()
  try {
    const config = readPortalConfig(given)
    const portal = createPortal(config, { session: createMemorySession() })
    const markup = renderToString(sheet.collectStyles(<PublicApp portal={portal} page={loginPage} data={strangersLogin} />))
    const inline = withoutStyleAttributes(markup)
    const styles = sheet.getStyleTags().replace('<style ', '<style nonce="%CSP_NONCE%" ')
    return { markup: inline.markup, head: `${styles}<style nonce="%CSP_NONCE%">${inline.styles}</style>${configElement(config)}` }
  } finally {
    sheet.seal()
  }
}

/** The document's policy allows style elements with its nonce, but no style attributes, which React writes into markup. */
function withoutStyleAttributes(markup: string): { markup: string; styles: string } {
  const rules: string[] = []
  const rewritten = markup.replace(/ style="([^"]*)"/g, (_attribute, declarations: string) => {
    rules.push(`[data-prerendered="${rules.length}"]{${declarations.replaceAll('&quot;', '"')}}`)
    return ` data-prerendered="${rules.length - 1}"`
  })
  return { markup: rewritten, styles: rules.join('') }
}
