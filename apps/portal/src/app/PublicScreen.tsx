import { limits } from '@portal/domain'
import type { PortalConfig } from '../config/portalConfig.ts'
import { Banner, PublicFrame, type PublicFrameProps } from '@portal/ui'
import { useOnline } from './useOnline.ts'
import { chromeMessages } from './chrome.messages.ts'
import { LanguageChoice } from './LanguageChoice.tsx'
import { Logo } from './Logo.tsx'
import { publicPaths } from './publicPaths.ts'
import { usePortal } from './PortalContext.tsx'

export interface PublicScreenProps extends Pick<PublicFrameProps, 'placement' | 'children'> {
  /** Whether the page links to the sign-in page, which does not link to itself. */
  hasLogin?: boolean
  /** The page's brand; the portal's if omitted. */
  brand?: PortalConfig['brand'] | undefined
  /** Whether the page is for guests, who only look at a key. */
  isGuests?: boolean
}

/** The frame of every page outside the signed-in area: brand, support number, Login, footer. */
export function PublicScreen({ placement, hasLogin = true, brand: own, isGuests = false, children }: PublicScreenProps) {
  const { brand: ours, supportPhone, privacyUrl } = usePortal().config
  const brand = own ?? ours
  const t = chromeMessages.useWords()
  const isOnline = useOnline()
  return (
    <PublicFrame
      brand={{ name: brand.name, logo: brand.logoUrl ? <Logo brand={brand} /> : undefined }}
      supportPhone={supportPhone}
      loginHref={hasLogin ? publicPaths.login : undefined}
      footer={{ company: brand.company, version: limits.appVersion, privacyHref: privacyUrl, children: <LanguageChoice /> }}
      banners={isOnline ? undefined : <Banner kind="offline" title={isGuests ? t.offlineGuest : t.offline} />}
      placement={placement}
    >
      {children}
    </PublicFrame>
  )
}
