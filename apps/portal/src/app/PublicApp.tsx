import { useStore } from '@nanostores/react'
import { GlobalStyles, PortalProvider } from '@portal/ui'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { uiWords, useLocaleTag } from '../i18n/catalogue.ts'
import { DocumentTitle } from './DocumentTitle.tsx'
import type { Portal } from './Portal.ts'
import { PortalContext } from './PortalContext.tsx'
import type { PublicPage } from './PublicPage.ts'
import { titles } from './titles.messages.ts'
import { useDocumentLanguage } from './useDocumentLanguage.ts'

export interface PublicAppProps<Data> {
  portal: Portal
  page: PublicPage<Data>
  data: Data
  /** Called once the page is shown. */
  onShown?: () => void
  /** Parts that load after the page. */
  children?: ReactNode
}

/** A page before signing in, without the router: prerenders its document, and then hydrates it. */
export function PublicApp<Data>({ portal, page: { title, Component }, data, onShown, children }: PublicAppProps<Data>) {
  const tag = useLocaleTag()
  useDocumentLanguage(tag)
  const shown = useEffectEvent(() => onShown?.())
  useEffect(() => shown(), [])
  return (
    <PortalContext value={portal}>
      <GlobalStyles />
      <PortalProvider locale={tag} hasTextFilter words={useStore(uiWords)}>
        <DocumentTitle title={useStore(titles)[title]} />
        <Component data={data} />
        {children}
      </PortalProvider>
    </PortalContext>
  )
}
