import { GlobalStyles, LinkProvider, PortalProvider, ToasterProvider } from '@portal/ui'
import { useStore } from '@nanostores/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { useMemo } from 'react'
import { RouterProvider, useBlocker } from 'react-router-dom'
import { uiWords, useLocaleTag } from '../i18n/catalogue.ts'
import { createPortalRouter } from './createPortalRouter.tsx'
import { LeavingContext, type LeavingProps } from './LeavingContext.tsx'
import type { Portal } from './Portal.ts'
import { PortalContext } from './PortalContext.tsx'
import { answersOf } from './asking.tsx'
import { RouterLink } from './RouterLink.tsx'
import { useDocumentLanguage } from './useDocumentLanguage.ts'

export interface PortalAppProps {
  portal: Portal
  /** The router; that of the address bar if omitted. */
  router?: ReturnType<typeof createPortalRouter>
}

/** Intercepts the router's navigation to another page. */
function RouterLeaving({ isFree, children }: LeavingProps) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && !isFree())
  return blocker.state === 'blocked' && children({ proceed: () => blocker.proceed(), stay: () => blocker.reset() })
}

const leavingByRouter = (props: LeavingProps) => <RouterLeaving {...props} />

export function PortalApp({ portal, router: given }: PortalAppProps) {
  const router = useMemo(() => given ?? createPortalRouter(portal), [portal, given])
  const tag = useLocaleTag()
  useDocumentLanguage(tag)
  return (
    <PortalContext value={portal}>
      <GlobalStyles />
      <PortalProvider locale={tag} hasTextFilter words={useStore(uiWords)}>
        <LinkProvider component={RouterLink}>
          <ToasterProvider>
            <LeavingContext value={leavingByRouter}>
              <QueryClientProvider client={answersOf(portal)}>
                <RouterProvider router={router} />
              </QueryClientProvider>
            </LeavingContext>
          </ToasterProvider>
        </LinkProvider>
      </PortalProvider>
    </PortalContext>
  )
}
