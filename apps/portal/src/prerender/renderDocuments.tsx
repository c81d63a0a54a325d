import { limits } from '@portal/domain'
import { GlobalStyles, Banner, LanguageSwitch, PortalProvider, PublicFrame, type UiWords } from '@portal/ui'
import { es as spanishUi } from '@portal/ui/es'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { es as chromeEs } from '../app/chrome.messages.es.ts'
import { chromeMessages } from '../app/chrome.messages.ts'
import { createPortal } from '../app/createPortal.ts'
import { languages } from '../app/LanguageChoice.tsx'
import { Logo } from '../app/Logo.tsx'
import { PortalContext } from '../app/PortalContext.tsx'
import { PublicApp } from '../app/PublicApp.tsx'
import { publicPaths } from '../app/publicPaths.ts'
import { SiteLoading } from '../app/SiteLoading.tsx'
import { es as titlesEs } from '../app/titles.messages.es.ts'
import { titles } from '../app/titles.messages.ts'
import { readPortalConfig, type PortalConfig } from '../config/portalConfig.ts'
import { KeyPlace } from '../guest/KeyPlace.tsx'
import { formattingLocale } from '../i18n/catalogue.ts'
import { loginPage, strangersLogin } from '../routes/auth/login/page.tsx'
import { createMemorySession } from '../session/createMemorySession.ts'
import { configElement } from './prerenderedConfig.ts'
import { takenOverStyles } from './takenOverStyles.ts'

interface Prerendered {
  /** The markup of the page's root element. */
  markup: string
  /** The markup for the head: style elements with the nonce `%CSP_NONCE%`, and the configuration if the page becomes interactive. */
  head: string
}

/** Renders the sign-in page for an unknown visitor, before any script. `startPublic` makes the same page interactive. */
export function renderLogin(given: unknown): Prerendered {
  const portal = portalOf(given)
  const { markup, head } = render(<PublicApp portal={portal} page={loginPage} data={strangersLogin} />)
  return { markup, head: head + configElement(portal.config) }
}

/** Renders the frame of the signed-in area before the user is known. The first page replaces it (`startPortal`). */
export function renderSiteFrame(given: unknown): Prerendered {
  return render(
    <PortalContext value={portalOf(given)}>
      <GlobalStyles />
      <SiteLoading />
    </PortalContext>,
  )
}

/** Renders a guest's page without its key, in every language: the first is shown, the others are in templates. Includes the configuration, for comparison. */
export function renderGuest(given: unknown): Prerendered & { title: string } {
  const config = readPortalConfig(given)
  const texts = { en: { offline: chromeMessages.get().offlineGuest, title: titles.get().invite }, es: { offline: chromeEs.chrome.offlineGuest, title: titlesEs.titles.invite } }
  const titleOf = (language: keyof typeof texts) => `${texts[language].title} · ${config.brand.name}`
  const frame = (language: keyof typeof texts) => render(
    <GuestFrame config={config} language={language} locale={formattingLocale(language)} words={language === 'es' ? spanishUi : undefined} offline={texts[language].offline} />,
  )
  const [shown, other] = [frame('en'), frame('es')]
  const template = `<template data-language="es" title="${escaped(titleOf('es'))}">${other.markup}</template>`
  return { markup: `<div id="root">${shown.markup}</div>${template}`, head: shown.head + configElement(given), title: escaped(titleOf('en')) }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const portalOf = (given: unknown) => createPortal(readPortalConfig(given), { session: createMemorySession() })

function render(page: ReactNode): Prerendered {
  const sheet = new ServerStyleSheet()
  try {
    const { markup, styles } = withoutStyleAttributes(renderToString(sheet.collectStyles(page)))
    const { rules, names } = takenOverStyles(sheet.getStyleTags())
    return { markup, head: `<style nonce="%CSP_NONCE%">${rules}${styles}</style>${names.replace('<style ', '<style nonce="%CSP_NONCE%" ')}` }
  } finally {
    sheet.seal()
  }
}

/** Markup without style attributes, which React writes. The document's policy allows style elements with its nonce, but no style attributes. */
function withoutStyleAttributes(markup: string): { markup: string; styles: string } {
  const known: string[] = []
  const rewritten = markup.replace(/ style="([^"]*)"/g, (_attribute, declarations: string) => {
    if (!known.includes(declarations)) known.push(declarations)
    return ` data-prerendered="${known.indexOf(declarations)}"`
  })
  return { markup: rewritten, styles: known.map((declarations, index) => `[data-prerendered="${index}"]{${declarations.replaceAll('&quot;', '"')}}`).join('') }
}

interface GuestFrameProps {
  config: PortalConfig
  language: string
  /** The language as a BCP 47 tag. */
  locale: string
  /** The library's texts; English if omitted. */
  words?: UiWords
  /** The banner's text while offline. */
  offline: string
}

/** The guest's page in its document. Parts with texts are marked, so that their language can be switched. */
function GuestFrame({ config: { brand, supportPhone, privacyUrl }, language, locale, words, offline }: GuestFrameProps) {
  const choice = <LanguageSwitch languages={languages} current={language} onLanguageChange={() => undefined} />
  return (
    <PortalProvider locale={locale} words={words}>
      <GlobalStyles />
      <PublicFrame
        brand={{ name: brand.name, logo: brand.logoUrl ? <Logo brand={brand} /> : undefined }}
        supportPhone={supportPhone}
        loginHref={publicPaths.login}
        footer={{ company: brand.company, version: limits.appVersion, privacyHref: privacyUrl, children: choice }}
        banners={<div data-part="offline" hidden><Banner kind="offline" title={offline} /></div>}
      >
        <KeyPlace brand={brand.name} />
      </PublicFrame>
    </PortalProvider>
  )
}
