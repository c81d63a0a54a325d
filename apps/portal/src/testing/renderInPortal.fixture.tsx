import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { sandboxConfig } from '../../server/sandboxConfig.ts'
import { createPortal } from '../app/createPortal.ts'
import { PortalContext } from '../app/PortalContext.tsx'
import { answersOf } from '../app/Question.ts'
import { readPortalConfig } from '../config/portalConfig.ts'
import { createMemorySession } from '../session/createMemorySession.ts'

/** What a card of the portal asks with, for someone who is signed in; no page is around it. */
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
