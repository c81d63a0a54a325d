import { createBrowserSandbox } from '@portal/sandbox/browser'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { sandboxConfig } from '../../../../server/sandboxConfig.ts'
import { createPortal } from '../../../app/Portal.ts'
import { createPortalRouter } from '../../../app/createPortalRouter.tsx'
import { PortalApp } from '../../../app/PortalApp.tsx'
import { readPortalConfig } from '../../../config/portalConfig.ts'
import { createMemorySession } from '../../../session/createMemorySession.ts'

afterEach(() => vi.useRealTimers())

// Not a timer of the test's own clock.
const aMoment = ((wait) => () => new Promise((resolve) => wait(resolve, 300)))(setTimeout)

/** A guest's recurring key on a line whose answers come when the test lets them. */
async function openRecurringKey() {
  const sandbox = await createBrowserSandbox()
  const waiting: (() => void)[] = []
  let isSlow = false
  const portal = createPortal(readPortalConfig(sandboxConfig), {
    session: createMemorySession(),
    async fetch(input, init) {
      const request = new Request(input, init)
      if (isSlow) await new Promise<void>((resolve) => waiting.push(resolve))
      return sandbox.fetch(request)
    },
  })
  const router = createPortalRouter(portal, (routes, options) => createMemoryRouter(routes, { ...options, initialEntries: ['/Invite?d=plant-care'] }))
  await render(<PortalApp portal={portal} router={router} />)
  return {
    router,
    waiting,
    slowDown: () => (isSlow = true),
    generate: () => userEvent.click(page.getByRole('button', { name: 'Generate QR code' })),
  }
}

it('§2 invite: who leaves while a code is made takes nothing of the key into the address of the next page', async () => {
  const { router, waiting, slowDown, generate } = await openRecurringKey()
  await expect.element(page.getByRole('button', { name: 'Generate QR code' })).toBeVisible()
  slowDown()
  await generate()
  await expect.poll(() => waiting.length).toBe(1)
  await userEvent.click(page.getByRole('link', { name: 'Login' }))
  await expect.element(page.getByRole('textbox', { name: 'Username' })).toBeVisible()
  waiting[0]?.()
  await aMoment()
  expect(router.state.location).toMatchObject({ pathname: '/auth/login', search: '' })
})

it('§2 invite: a slow line has one question about the code under way, not one every four seconds', async () => {
  const { waiting, slowDown, generate } = await openRecurringKey()
  await expect.element(page.getByRole('button', { name: 'Generate QR code' })).toBeVisible()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  await generate()
  await expect.element(page.getByRole('img', { name: /QR/ })).toBeVisible()
  slowDown()
  await expect
    .poll(() => {
      vi.advanceTimersByTime(4000)
      return waiting.length
    })
    .toBe(1)
  vi.advanceTimersByTime(16_000)
  await aMoment()
  expect(waiting).toHaveLength(1)
})
