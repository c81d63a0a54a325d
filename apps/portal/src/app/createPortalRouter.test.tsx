import { createMemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { sandboxConfig } from '../../server/sandboxConfig.ts'
import { readPortalConfig } from '../config/portalConfig.ts'
import { createMemorySession } from '../session/createMemorySession.ts'
import { createPortal } from './createPortal.ts'
import { createPortalRouter } from './createPortalRouter.tsx'

function openInAccount(path: string) {
  const leave = vi.fn<(path: string) => void>()
  const portal = createPortal(readPortalConfig(sandboxConfig), { session: createMemorySession(), leave })
  portal.enterAccount(2)
  const makeRouter = () => createMemoryRouter([{ path: '*', element: null }], { initialEntries: [`/accounts/2${path}`], basename: '/accounts/2' })
  return { portal, leave, router: createPortalRouter(portal, makeRouter) }
}

it('a session that ends in another account leads to the sign-in page with the way back', async () => {
  const { portal, leave } = openInAccount('/site/users?page=2')
  portal.onSessionExpired(true)
  await expect.poll(() => leave.mock.calls).toEqual([['/auth/login?next=%2Faccounts%2F2%2Fsite%2Fusers%3Fpage%3D2']])
})

it('a session that ends on the sign-in page adds no way back', () => {
  const { portal, router } = openInAccount('/auth/login')
  portal.onSessionExpired(false)
  expect(router.state.navigation.state).toBe('idle')
  expect(router.state.location.search).toBe('')
})
