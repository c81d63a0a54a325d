import { Profiler, type ReactElement } from 'react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { sandboxConfig } from '../../server/sandboxConfig.ts'
import { readPortalConfig } from '../config/portalConfig.ts'
import { createMemorySession } from '../session/createMemorySession.ts'
import { createPortal } from './createPortal.ts'
import { createPortalRouter } from './createPortalRouter.tsx'
import { PortalContext } from './PortalContext.tsx'
import { RouterLink } from './RouterLink.tsx'

const routesAround = (link: ReactElement) => [
  {
    path: '/',
    element: (
      <>
        {link}
        <Outlet />
      </>
    ),
    children: ['users', 'groups'].map((path) => ({ path, element: <h1>{path}</h1> })),
  },
]

async function renderLink(href: string, account: number | null = null) {
  const drawn: string[] = []
  const portal = createPortal(readPortalConfig(sandboxConfig), { session: createMemorySession() })
  portal.enterAccount(account)
  const link = (
    <Profiler id="link" onRender={(_id, phase) => drawn.push(phase)}>
      <RouterLink href={href}>Groups</RouterLink>
    </Profiler>
  )
  const base = account === null ? '' : `/accounts/${account}`
  const router = createPortalRouter(portal, () => createMemoryRouter(routesAround(link), { initialEntries: [`${base}/users`], basename: base || '/' }))
  await render(
    <PortalContext value={portal}>
      <RouterProvider router={router} />
    </PortalContext>,
  )
  return { drawn, router }
}

it('a change of address does not render a link again', async () => {
  const { drawn } = await renderLink('/groups')
  await page.getByRole('link', { name: 'Groups' }).click()
  await expect.element(page.getByRole('heading', { name: 'groups' })).toBeVisible()
  expect(drawn).toEqual(['mount'])
})

it('a link adds a history entry, but none when it leads to the current page', async () => {
  const { router } = await renderLink('/groups?page=2', 7)
  const link = page.getByRole('link', { name: 'Groups' })
  await expect.element(link).toHaveAttribute('href', '/accounts/7/groups?page=2')
  await link.click()
  await expect.element(page.getByRole('heading', { name: 'groups' })).toBeVisible()
  expect(router.state.historyAction).toBe('PUSH')
  await link.click()
  await expect.poll(() => router.state.historyAction).toBe('REPLACE')
})
