import type { APIRequestContext } from '@playwright/test'
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

test('§2 Watchman: a plan is saved; a visitor who dials it rings that very order, which the dashboard shows while it happens and afterwards', async ({ page, seeds, request, baseURL }) => {
  const { api } = await openPortalOf(baseURL ?? '', administrator(seeds))
  const idOf = async (searchText: string) => (await api.getCallGroupPeople({ callgroupId: barrientos, searchText })).People[0]?.UserID ?? 0
  const { CallGroup } = await api.getCallGroup({ callgroupId: barrientos })
  await api.saveCallGroup({
    callgroupId: barrientos, Name: CallGroup.Name, DirectoryPin: '00911', QuietHours: [], FirstCalled: [await idOf('Barrientos')], SecondCalled: [await idOf('Abbott')],
    Numbers: [{ Phone: '+1 713 555 0100', Label: 'Leasing line', UserID: null }], Version: CallGroup.Version,
  })

  await openSignedIn(page, administrator(seeds), '/site/dashboard')
  const calls = page.getByRole('region', { name: 'Visitor calls' })
  await expect(calls).toContainText('No visitor is calling.')
  const phones = visitor(request, baseURL)
  const call = await phones.call({ pin: '00911' })
  await expect(calls).toContainText('Barrientos 0911, from Main Gate, Entry')
  await expect(calls).toContainText(/Ringing, \d+ s: Ana Lucía Barrientos/)
  await phones.press(call, 'Ana Lucía Barrientos', 'decline')
  await expect(calls).toContainText('No phone is ringing right now.')

  await moveClock(request, baseURL, { minutes: 1 })
  await expect(calls).toContainText(/Ringing, \d+ s: Leasing line/)
  await phones.press(call, 'Leasing line', 'answer')
  await phones.press(call, 'Leasing line', 'open')
  await expect(calls).toContainText('Leasing line is talking to the visitor and opened the door')
  await phones.press(call, 'Leasing line', 'hangUp')
  await expect(calls).toContainText(/Leasing line answered after \d+ s and opened the door/)

  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByRole('region', { name: 'Live events' })).toContainText('Opened Main Gate, Entry for a visitor who called')
  await calls.getByRole('button', { name: 'Show calls' }).click()
  await calls.getByRole('list').getByText('Barrientos 0911, from Main Gate, Entry').first().click()
  const order = [
    'Ana Lucía Barrientos’s phone rings, with video.', 'Ana Lucía Barrientos declines.', 'Alexandria Abbott-Villaseñor’s phone rings, with video.',
    'Alexandria Abbott-Villaseñor doesn’t answer.', 'Leasing line gets a phone call, voice only.', 'Leasing line answers.', 'Leasing line opens Main Gate, Entry.',
  ]
  await expect(calls.getByRole('list').filter({ hasText: 'A visitor calls at' }).last()).toContainText(new RegExp(order.map((line) => line.replaceAll('.', '\\.')).join('.*')))
})

test('a call is opened from the dashboard: the gate tells that it opened, and who opened it stands in the log; the second administrator comes too late', async ({ page, seeds, request, baseURL }) => {
  const phones = visitor(request, baseURL)
  await openSignedIn(page, administrator(seeds), '/site/dashboard')
  const calls = page.getByRole('region', { name: 'Visitor calls' })
  await expect(calls).toContainText('Last call')
  const { id } = await phones.call({ group: barrientos })
  await calls.getByRole('button', { name: 'Open: Barrientos 0911, from Main Gate, Entry' }).press('Enter')
  await expect(calls).toContainText(/Main Gate, Entry opened at \d+:\d+ .M\. The call has ended\./)
  const { api } = await openPortalOf(baseURL ?? '', colleague(seeds))
  await expect(api.pressAtVisitorCall({ ID: id, Press: 'answer' })).rejects.toMatchObject({ status: 409, code: 'CALL_OVER' })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByRole('region', { name: 'Live events' }).getByRole('listitem').first()).toContainText('Dana Whitfield')
})

test('§2 user type 2: their own group’s call is rung and told to them; another group’s is not', async ({ seeds, request, baseURL }) => {
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
