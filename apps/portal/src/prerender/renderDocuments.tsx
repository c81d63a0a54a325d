import { GlobalStyles } from '@portal/ui'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { createPortal } from '../app/Portal.ts'
import { PortalContext } from '../app/PortalContext.tsx'
import { SiteLoading } from '../app/SiteLoading.tsx'
import { PublicApp } from '../app/PublicApp.tsx'
import { readPortalConfig } from '../config/portalConfig.ts'
import { loginPage, strangersLogin } from '../routes/auth/login/page.tsx'
import { createMemorySession } from '../session/createMemorySession.ts'
import { configElement } from './prerenderedConfig.ts'
import { takenOverStyles } from './takenOverStyles.ts'

export interface Prerendered {
  /** What stands in the page's root. */
  markup: string
  /** For the head: style elements, whose nonce is `%CSP_NONCE%`, and the configuration where the page is taken over as it is. */
  head: string
}

/** The sign-in page as a stranger first sees it, before any script has run. The same tree takes it over (`startPublic`). */
export function renderLogin(given: unknown): Prerendered {
  const portal = portalOf(given)
  const { markup, head } = render(<PublicApp portal={portal} page={loginPage} data={strangersLogin} />)
  return { markup, head: head + configElement(portal.config) }
}

/** The frame of the signed-in area, before anything about the person is known. The first page takes its place (`startPortal`). */
export function renderSiteFrame(given: unknown): Prerendered {
  return render(
    <PortalContext value={portalOf(given)}>
      <GlobalStyles />
      <SiteLoading />
    </PortalContext>,
  )
}

const portalOf = (given: unknown) => createPortal(readPortalConfig(given), { session: createMemorySession() })

function render(page: ReactNode): Prerendered {
  const sheet = new ServerStyleSheet()
  try {
    const markup = renderToString(sheet.collectStyles(page))
    const inline = withoutStyleAttributes(markup)
    const { rules, names } = takenOverStyles(sheet.getStyleTags())
    return { markup: inline.markup, head: `<style nonce="%CSP_NONCE%">${rules}${inline.styles}</style>${names.replace('<style ', '<style nonce="%CSP_NONCE%" ')}` }
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
