import { limits } from '@portal/domain'
import { Banner, GlobalStyles, LanguageSwitch, PortalProvider, PublicFrame, type UiWords } from '@portal/ui'
import { languages } from '../app/LanguageChoice.tsx'
import { Logo } from '../app/Logo.tsx'
import { publicPaths } from '../app/publicPaths.ts'
import type { PortalConfig } from '../config/portalConfig.ts'
import { KeyPlace } from '../guest/KeyPlace.tsx'

export interface GuestFrameProps {
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
export function GuestFrame({ config: { brand, supportPhone, privacyUrl }, language, locale, words, offline }: GuestFrameProps) {
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
