import type { APIRequestContext, Page } from '@playwright/test'
import { moveClock } from './support/clock.ts'
import { expect, test } from './support/fixtures.ts'
import { administrator, colleague, openPortalOf, openSignedIn, signInOf } from './support/openSignedIn.ts'

const station = 'main-entry'
const barrientos = 14

interface StationCall {
  id: number
  phones: { key: string; name: string; isRinging: boolean }[]
}

/** A visitor's station and the phones it rings, simulated by the sandbox. */
function visitor(request: APIRequestContext, baseURL: string | undefined) {
  const post = async (path: string, data: object): Promise<StationCall> => {
    const answer = await request.post(`${baseURL}/sandbox/api/calls${path}`, { data })
    if (!answer.ok()) throw new Error(`The station answered ${answer.status()}: ${await answer.text()}`)
    return (await answer.json()) as StationCall
  }
  const now = async (id: number): Promise<StationCall> => (await request.get(`${baseURL}/sandbox/api/calls/${id}`)).json() as Promise<StationCall>
  return {
    call: (dialled: { pin: string } | { group: number }) => post('', { station, ...dialled }),
    leave: ({ id }: StationCall) => post(`/${id}/leave`, {}),
    async press({ id }: StationCall, name: string, press: 'answer' | 'decline' | 'open' | 'hangUp') {
      const phone = (await now(id)).phones.find((one) => one.name === name)
      return post(`/${id}/press`, { phone: phone?.key ?? '', press })
    },
  }
}

const bannerOf = (page: Page) => page.getByRole('region', { name: 'Visitor call', exact: true })

test('§2 Watchman: a visitor’s call rings in the saved order, which the banner shows live and activity afterwards', async ({ page, seeds, request, baseURL }) => {
  const { api } = await openPortalOf(baseURL ?? '', administrator(seeds))
  const idOf = async (searchText: string) => (await api.getCallGroupPeople({ callgroupId: barrientos, searchText })).People[0]?.UserID ?? 0
  const { CallGroup } = await api.getCallGroup({ callgroupId: barrientos })
  await api.saveCallGroup({
    callgroupId: barrientos, Name: CallGroup.Name, DirectoryPin: '00911', QuietHours: [], FirstCalled: [await idOf('Barrientos')], SecondCalled: [await idOf('Abbott')],
    Numbers: [{ Phone: '+1 713 555 0100', Label: 'Leasing line', UserID: null }], Version: CallGroup.Version,
  })

  await openSignedIn(page, administrator(seeds), '/site/dashboard')
  const phones = visitor(request, baseURL)
  const call = await phones.call({ pin: '00911' })
  const banner = bannerOf(page)
  await expect(banner.getByRole('heading', { name: 'Visitor at Main Gate, Entry' })).toBeVisible()
  await expect(banner).toContainText(/Barrientos 0911\. Ringing, \d+ s: Ana Lucía Barrientos/)
  await phones.press(call, 'Ana Lucía Barrientos', 'decline')
  await expect(banner).toContainText('No phone is ringing right now.')

  await moveClock(request, baseURL, { minutes: 1 })
  await expect(banner).toContainText(/Ringing, \d+ s: Leasing line/)
  await phones.press(call, 'Leasing line', 'answer')
  // The call was answered on a phone, so the banner disappears and no missed call is shown.
  await expect(banner).toBeHidden()
  await expect(page.getByText('Missed call at Main Gate, Entry')).toBeHidden()
  await phones.press(call, 'Leasing line', 'open')
  await phones.press(call, 'Leasing line', 'hangUp')

  await expect(page.getByRole('region', { name: 'Live events' })).toContainText(/opened Main Gate, Entry\s*For a visitor who called/)
  await page.goto('/site/log?kind=call')
  await page.getByRole('button', { name: 'Visitor call, Main Gate, Entry' }).first().click()
  const order = [
    'Ana Lucía Barrientos’s phone rings, with video.', 'Ana Lucía Barrientos declines.', 'Alexandria Abbott-Villaseñor’s phone rings, with video.',
    'Alexandria Abbott-Villaseñor doesn’t answer.', 'Leasing line gets a phone call, voice only.', 'Leasing line answers.', 'Leasing line opens Main Gate, Entry.',
  ]
  await expect(page.getByRole('list').filter({ hasText: 'A visitor calls at' }).last()).toContainText(new RegExp(order.map((line) => line.replaceAll('.', '\\.')).join('.*')))
})

test('a call while a user types keeps the text, the door opens by keyboard, and a second administrator is too late', async ({ page, seeds, request, baseURL }) => {
  const phones = visitor(request, baseURL)
  await openSignedIn(page, administrator(seeds), '/site/users')
  const field = page.getByRole('searchbox').first()
  await field.click()
  await page.keyboard.type('Halv')
  const { id } = await phones.call({ group: barrientos })
  const banner = bannerOf(page)
  const live = banner.getByRole('img', { name: 'Live picture from Main Gate, Entry' })
  await expect(live).toBeVisible()
  const picture = await live.getAttribute('src')
  await expect(live).not.toHaveAttribute('src', picture ?? '')
  await expect(page).toHaveTitle(/^\(1\) Visitor at Main Gate, Entry/)
  await page.keyboard.type('ors')
  await expect(field).toHaveValue('Halvors')
  await expect(field).toBeFocused()

  await page.keyboard.press('Control+j')
  await expect(banner.getByRole('button', { name: /^Answer:/ })).toBeFocused()
  await page.keyboard.press('o')
  await expect(banner).toContainText(/Main Gate, Entry opened at \d+:\d+ .M\. The call has ended\./)
  await expect(banner).toBeHidden()
  await expect(page).toHaveTitle(/^Users/)
  await expect(field).toHaveValue('Halvors')
  const { api } = await openPortalOf(baseURL ?? '', colleague(seeds))
  await expect(api.pressAtVisitorCall({ ID: id, Press: 'answer' })).rejects.toMatchObject({ status: 409, code: 'CALL_OVER' })
  const { Events } = await api.getDashboard()
  expect(Events[0]).toMatchObject({ PortName: 'Main Gate, Entry', Decision: 'open', Who: 'Dana Whitfield' })
})

test('an unanswered call stays as a toast, which links to activity', async ({ page, seeds, request, baseURL }) => {
  const phones = visitor(request, baseURL)
  await openSignedIn(page, administrator(seeds), '/site/billing')
  const call = await phones.call({ group: barrientos })
  await expect(bannerOf(page)).toContainText('Ringing')
  await phones.leave(call)
  const toast = page.getByRole('status').filter({ hasText: 'Missed call at Main Gate, Entry' })
  await expect(toast).toContainText(/Barrientos 0911\. The visitor left after \d+ s/)
  await toast.getByRole('link', { name: 'See activity' }).click()
  await expect(page).toHaveURL(/\/site\/log\?kind=call$/)
  await expect(page.getByRole('button', { name: 'Visitor call, Main Gate, Entry' }).first()).toBeVisible()
})

test('if a proxy blocks the stream of events, the page sends repeated requests, and the call still appears', async ({ page, seeds, request, baseURL }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/FollowChanges', async (route) => {
    await held.promise
    await route.fulfill({ status: 204 })
  })
  const phones = visitor(request, baseURL)
  const followed = page.waitForRequest('**/FollowChanges')
  await openSignedIn(page, administrator(seeds), '/site/users')
  await followed
  const call = await phones.call({ group: barrientos })
  await expect(bannerOf(page)).toContainText('Visitor at Main Gate, Entry', { timeout: 15_000 })
  await phones.leave(call)
  await expect(bannerOf(page)).toBeHidden({ timeout: 15_000 })
  held.resolve()
})

test('§2 user type 2: a call of their own group rings them and is shown to them, another group’s call is not', async ({ seeds, request, baseURL }) => {
  const manager = signInOf(seeds, ({ lands }) => lands === 'videoCallGroup')
  const { api } = await openPortalOf(baseURL ?? '', manager)
  const phones = visitor(request, baseURL)
  const own = await phones.call({ pin: '100' })
  expect(own.phones.filter(({ isRinging }) => isRinging).map(({ name }) => name)).toContain(manager.name.split(',')[0])
  expect((await api.getVisitorCalls({ IsRunning: true })).Calls.map(({ ID }) => ID)).toEqual([own.id])
  await phones.leave(own)
  const other = await phones.call({ group: barrientos })
  expect((await api.getVisitorCalls({ IsRunning: true })).Calls).toEqual([])
  await phones.leave(other)
})
