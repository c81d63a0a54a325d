import { ToasterProvider } from '@portal/ui'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { askAgainAbout } from '../app/asking.tsx'
import { renderInPortal } from '../testing/renderInPortal.fixture.tsx'
import { LockdownStrip } from './LockdownStrip.tsx'

it('the strip asks again when the stream of changes reports a lockdown, and not for other changes', async () => {
  let asked = 0
  const router = createMemoryRouter([{ path: '/', element: <LockdownStrip isRunning={false} mayRelease={false} viewer="Dana Whitfield" /> }])
  const { portal } = await renderInPortal(<ToasterProvider><RouterProvider router={router} /></ToasterProvider>)
  Object.assign(portal.api, { getLockdowns: () => Promise.resolve({ Running: [], Past: [], asked: (asked += 1) }) })
  await askAgainAbout(portal, ['doors', 'calls'])
  expect(asked).toBe(0)
  await askAgainAbout(portal, ['lockdown'])
  expect(asked).toBe(1)
})

it.each([
  ['another user', { ReleasedBy: 'Robert Kowalczyk' }, 'Robert Kowalczyk released the lockdown'],
  ['a user whose name is hidden', { ReleasedBy: null }, 'Another user released the lockdown'],
  ['its set time', { ReleasedBy: null, IsReleasedByTime: true }, 'The lockdown ended at its set time'],
  ['the signed-in user', { ReleasedBy: 'Dana Whitfield' }, null],
])('a lockdown that %s ended is told once, unless the user did it', async (_who, ending, told) => {
  const router = createMemoryRouter([{ path: '/', element: <LockdownStrip isRunning={false} mayRelease={false} viewer="Dana Whitfield" /> }])
  const { portal } = await renderInPortal(<ToasterProvider><RouterProvider router={router} /></ToasterProvider>)
  const lockdown = {
    ID: 7, PropertyID: 1, PropertyName: 'Pines', TimeZone: 'America/Chicago', Reason: 'Police', IsDrill: false, StartedAt: '2026-11-21T16:00:00Z', StartedBy: 'Dana Whitfield', EndsAt: null,
    ReleasedAt: null as string | null, ReleasedBy: null as string | null, IsReleasedByTime: false, EndedAt: null, HasFireAlarm: false, Ports: [],
  }
  let running = [lockdown]
  const ended = { ...lockdown, ReleasedAt: '2026-11-21T16:05:00Z', ...ending }
  Object.assign(portal.api, { getLockdowns: () => Promise.resolve({ Running: running }), getLockdownTrail: () => Promise.resolve({ Lockdown: ended, Events: [] }) })
  await askAgainAbout(portal, ['lockdown'])
  await expect.element(page.getByText(/^Lockdown:/).first()).toBeInTheDocument()
  running = []
  await askAgainAbout(portal, ['lockdown'])
  await expect.element(page.getByText(/^Lockdown:/)).not.toBeInTheDocument()
  if (told === null) await expect.element(page.getByText(/lockdown/)).not.toBeInTheDocument()
  else await expect.element(page.getByText(told)).toBeVisible()
})
