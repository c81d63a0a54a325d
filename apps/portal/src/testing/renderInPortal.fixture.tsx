import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { sandboxConfig } from '../../server/sandboxConfig.ts'
import { createPortal } from '../app/createPortal.ts'
import { PortalContext } from '../app/PortalContext.tsx'
import { answersOf } from '../app/asking.tsx'
import { readPortalConfig } from '../config/portalConfig.ts'
import { createMemorySession } from '../session/createMemorySession.ts'

/** Renders a card of the portal for a signed-in user, without a page. */
export async function renderInPortal(card: ReactNode) {
  const session = createMemorySession()
  session.save({ authToken: 'token', authKey: 'key', csrf: 'csrf', authId: '' })
  const portal = createPortal(readPortalConfig(sandboxConfig), { session, fetch: () => Promise.reject(new TypeError('Nothing is sent.')) })
  const within = (shown: ReactNode) => (
    <PortalContext value={portal}>
      <QueryClientProvider client={answersOf(portal)}>{shown}</QueryClientProvider>
    </PortalContext>
  )
  const { rerender, unmount } = await render(within(card))
  return { portal, unmount, show: (shown: ReactNode) => rerender(within(shown)) }
}
