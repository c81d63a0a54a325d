import { expect, test } from './support/fixtures.ts'
import { administrator, openPortalOf, openSignedIn } from './support/openSignedIn.ts'

/** The longest pause between two requests, with time for a busy machine; milliseconds. */
const timeout = 30_000

test('without the stream of changes, doors, events and a drill appear by repeated requests', async ({ page, seeds, baseURL }) => {
  test.slow()
  await page.route('**/FollowChanges', (route) => route.fulfill({ status: 204 }))
  const { api } = await openPortalOf(baseURL ?? '', administrator(seeds))
  await openSignedIn(page, administrator(seeds), '/site/dashboard')
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Tower B Lobby' }) }).first()
  await expect(row).toContainText('Closed')
  await api.holdDoorOpen({ PortID: 'tower-b-lobby', Until: new Date(api.serverNow() + 3_600_000).toISOString() })
  await expect(row).toContainText('Held open', { timeout })
  await expect(page.getByRole('region', { name: 'Live events' })).toContainText('Dana Whitfield', { timeout })
  await api.closeDoor({ PortID: 'tower-b-lobby' })

  const { Lockdown } = await api.setLockdown({ Reason: 'Quarterly drill', PortIDs: ['main-entry'], IsDrill: true })
  await expect(page.getByRole('button', { name: 'End drill' })).toBeVisible({ timeout })
  await api.releaseLockdown({ LockdownID: Lockdown.ID })
  await expect(page.getByRole('button', { name: 'End drill' })).toHaveCount(0, { timeout })
})
