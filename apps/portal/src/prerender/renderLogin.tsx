import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { GlobalStyles } from '@portal/ui'
import { createPortal } from '../app/Portal.ts'
import { PortalContext } from '../app/PortalContext.tsx'
import type { PortalConfig } from '../config/portalConfig.ts'
import { LoginPage } from '../routes/auth/login/LoginPage.tsx'
import { createMemorySession } from '../session/createMemorySession.ts'

/** The sign-in page as a stranger first sees it, and its styles: markup for the document, before any script has run. */
export function renderLogin(config: PortalConfig): { markup: string; styles: string } {
  const sheet = new ServerStyleSheet()
  try {
    const portal = createPortal(config, { session: createMemorySession() })
    const markup = renderToString(
      sheet.collectStyles(
        <PortalContext value={portal}>
          <GlobalStyles />
          <LoginPage notice={null} isPersistent problem={null} isSubmitting={false} onSubmit={() => {}} />
        </PortalContext>,
      ),
    )
    const inline = withoutStyleAttributes(withWaitingControls(markup))
    return { markup: inline.markup, styles: sheet.getStyleTags().replace(/<\/?style[^>]*>/g, '') + inline.styles }
  } finally {
    sheet.seal()
  }
}

/**
 * Until the scripts have run nothing could answer a press, and the browser's own sending would put the password into an
 * address. The button and the
 * language wait, looking as they will; `data-busy` keeps the button from looking switched off.
 */
function withWaitingControls(markup: string): string {
  return markup.replace('type="submit"', 'type="submit" disabled="" data-busy=""').replace('<select ', '<select disabled="" ')
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
