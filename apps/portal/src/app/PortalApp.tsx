import { GlobalStyles, LinkProvider, ToasterProvider } from '@portal/ui'
import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { RouterProvider } from 'react-router-dom'
import { formattingLocale, locale } from '../i18n/catalogue.ts'
import { createPortalRouter } from './createPortalRouter.tsx'
import type { Portal } from './Portal.ts'
import { PortalContext } from './PortalContext.tsx'
import { RouterLink } from './RouterLink.tsx'
import { useDocumentLanguage } from './useDocumentLanguage.ts'

export interface PortalAppProps {
  portal: Portal
}

export function PortalApp({ portal }: PortalAppProps) {
  const router = useMemo(() => createPortalRouter(portal), [portal])
  useDocumentLanguage(formattingLocale(useStore(locale)))
  return (
    <PortalContext value={portal}>
      <GlobalStyles />
      <LinkProvider component={RouterLink}>
        <ToasterProvider>
          <RouterProvider router={router} />
        </ToasterProvider>
      </LinkProvider>
    </PortalContext>
  )
}
