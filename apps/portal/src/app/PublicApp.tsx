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
  /** Parts of the page that load after it. */
  children?: ReactNode
}

/** A page that needs no sign-in, without the router. It prerenders its document, and later makes it interactive. */
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
