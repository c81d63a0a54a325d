import { ToasterProvider } from '@portal/ui'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { askAgainAbout } from '../app/Question.ts'
import { renderInPortal } from '../testing/renderInPortal.fixture.tsx'
import { LockdownStrip } from './LockdownStrip.tsx'

it('the strip asks again when the stream of changes reports a lockdown, and not for other changes', async () => {
  let asked = 0
  const router = createMemoryRouter([{ path: '/', element: <LockdownStrip isRunning={false} mayRelease={false} /> }])
  const { portal } = await renderInPortal(<ToasterProvider><RouterProvider router={router} /></ToasterProvider>)
  Object.assign(portal.api, { getLockdowns: () => Promise.resolve({ Running: [], Past: [], asked: (asked += 1) }) })
  await askAgainAbout(portal, ['doors', 'calls'])
  expect(asked).toBe(0)
  await askAgainAbout(portal, ['lockdown'])
  expect(asked).toBe(1)
})
