import { expect, test } from 'vitest'
import { hour, openBench } from '../testing.fixture.ts'

const origin = 'http://localhost:4200'

test('the page has no inline script or style, and loads only its own files', async () => {
  const { sandbox } = await openBench()
  const response = await sandbox.app.request(`${origin}/sandbox`)
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
  const page = await response.text()
  expect(page).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?! src=)/)
  for (const [, path = ''] of page.matchAll(/(?:src|href)="(\/sandbox\/[^"]+)"/g)) expect((await sandbox.app.request(origin + path)).status).toBe(200)
})

test('names of users and invites appear on the page as text, whatever they contain', async () => {
  const { sandbox } = await openBench()
  await sandbox.store.updateTable('invites').set({ name: '<img src=x onerror=alert(1)>"' }).execute()
  const page = await (await sandbox.app.request(`${origin}/sandbox`)).text()
  expect(page).not.toContain('<img')
  expect(page).toContain('&lt;img src=x')
})

test('without the console, its pages and calls are not served', async () => {
  const { sandbox } = await openBench({ exposeConsole: false })
  for (const path of ['/sandbox', '/sandbox/api/seeds', '/sandbox/assets/console.js']) expect((await sandbox.app.request(origin + path)).status).toBe(404)
})

test.each([
  ['a host name that resolves to this machine', 'http://attacker.example/sandbox/api/seeds', {}],
  ['a host name that resolves to this machine, on its port', 'http://attacker.example:4200/sandbox/api/seeds', {}],
  ['a request to another port', 'http://localhost:5000/sandbox/api/seeds', {}],
  ['a page of another origin', `${origin}/sandbox/api/seeds`, { Origin: 'https://attacker.example' }],
  ['a page on another port of this machine', `${origin}/sandbox/api/seeds`, { Origin: 'http://localhost:5000' }],
  ['a sandboxed frame', `${origin}/sandbox/api/seeds`, { Origin: 'null' }],
  ['a request from another site', `${origin}/sandbox/api/seeds`, { 'Sec-Fetch-Site': 'cross-site' }],
])('the console refuses %s', async (_name, address, headers) => {
  const { sandbox } = await openBench()
  expect((await sandbox.app.request(address, { headers })).status).toBe(403)
})

test('seeds have a sign-in for every landing and an invite in every state', async () => {
  const { sandbox } = await openBench()
  const { signIns, invites, readers } = await sandbox.seeds()
  expect(new Set(signIns.map(({ lands }) => lands))).toEqual(
    new Set(['dashboard', 'videoCallGroup', 'voiceCallGroup', 'login', 'billing', 'singleFamilySetup', 'inactive', 'signOut', 'nonWebAccess']),
  )
  expect(new Set(invites.map(({ type, state }) => `${type} ${state}`))).toEqual(
    new Set(['Temporary valid', 'Recurring valid', 'Temporary endsToday', 'Recurring notYetValid', 'Temporary expired', 'Recurring expired', 'Temporary revoked', 'Temporary usedUp']),
  )
  expect(readers).toHaveLength(9)
})

test('seeds have a link in every state', async () => {
  const { sandbox } = await openBench()
  const { links } = await sandbox.seeds()
  expect(links.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
    'resetPassword valid', 'resetPassword validMobileOnly', 'resetPassword expired', 'resetPassword used', 'resetPassword unknown',
    'masterUser signin', 'masterUser NonWebAccessUser', 'masterUser WatchmanSystemConfiguration', 'masterUser other',
    'masterUser passwordExists', 'masterUser expired', 'subscribe valid', 'subscribe used', 'signInAsAdmin valid',
  ])
  const pages = new Set(links.map(({ link }) => link.replace(/[\w-]+$/, '')))
  const paths = ['/Account/CreatePassword/', '/Account/CreateMasterUserPassword?userName=', '/Subscribe?token=', '/signin-admin?token=']
  expect(pages).toEqual(new Set(paths.map((path) => origin + path)))
})

test('a link’s state depends on its use and on the clock', async () => {
  const bench = await openBench()
  const [first] = (await bench.sandbox.seeds()).links
  const PasswordResetToken = await bench.link('resetPassword', 'valid')
  await bench.client.resetPassword({ password: 'sandbox2', confirmpassword: 'sandbox2', PasswordResetToken })
  bench.time.now += 8 * 24 * hour
  const { links } = await bench.sandbox.seeds()
  expect(links[0]).toEqual({ ...first, state: 'used' })
  expect(links.filter(({ state }) => state === 'expired').map(({ kind }) => kind)).toContain('signInAsAdmin')
})

test('the outbox has an email for every seeded invite and valid link, newest first, until it is cleared', async () => {
  const bench = await openBench()
  const { invites, links } = await bench.sandbox.seeds()
  const mails = await bench.outbox()
  const mailed = mails.map(({ link }) => link)
  expect(mailed).toEqual(expect.arrayContaining([...invites.map(({ link }) => link), await bench.link('subscribe', 'valid').then((token) => `${origin}/Subscribe?token=${token}`)]))
  expect(mails).toHaveLength(invites.length + links.filter(({ kind, state }) => kind !== 'signInAsAdmin' && !['expired', 'used', 'unknown'].includes(state)).length)
  expect(mails.map(({ sentAt }) => sentAt)).toEqual(mails.map(({ sentAt }) => sentAt).toSorted().toReversed())
  expect(await (await bench.sandbox.app.request(`${origin}/sandbox`)).text()).toContain('Subscribe to Leasing Desk')
  await bench.post('outbox/clear', {})
  expect(await bench.outbox()).toEqual([])
})

test('the clock moves by minutes and can be reset', async () => {
  const bench = await openBench()
  expect((await bench.post('clock', { minutes: 90 })).body).toMatchObject({ clockOffset: 1.5 * hour, now: new Date(bench.time.now + 1.5 * hour).toISOString() })
  expect((await bench.post('clock', { reset: true })).body).toMatchObject({ clockOffset: 0 })
  expect(await bench.post('clock', { minutes: 'soon' })).toMatchObject({ status: 400, body: { code: 'VALIDATION' } })
})

test('a fault affects only its own call, until it is cleared', async () => {
  const bench = await openBench()
  const login = async () => (await bench.sandbox.app.request(await bench.seal('login', { username: 'x', password: 'y' }))).status
  const invite = async () => (await bench.sandbox.app.request(await bench.seal('showQRCode', { d: 'x' }))).status
  await bench.post('faults', { endpoint: 'login', failure: 'serverError' })
  expect([await login(), await invite()]).toEqual([500, 200])
  await bench.post('faults', { endpoint: '*', failure: 'unauthorized' })
  expect([await login(), await invite()]).toEqual([500, 401])
  await bench.post('faults', { clear: true })
  expect([await login(), await invite()]).toEqual([400, 200])
  expect(await bench.post('faults', { endpoint: 'nothing' })).toMatchObject({ status: 400, body: { code: 'VALIDATION' } })
})

test('a cut body breaks off halfway; a slow answer arrives late', async () => {
  const bench = await openBench()
  await bench.post('faults', { endpoint: 'showQRCode', failure: 'cutBody', latencyMs: 30 })
  const started = performance.now()
  const response = await bench.sandbox.app.request(await bench.seal('showQRCode', { d: 'x' }))
  expect(performance.now() - started).toBeGreaterThan(25)
  await expect(response.text()).rejects.toThrow('cut on purpose')
})

test('a reset restores the chosen example data and ends every session', async () => {
  const bench = await openBench()
  const session = await bench.signIn()
  expect((await bench.post('reset', { world: 'newAccount' })).body).toMatchObject({ world: 'newAccount', events: [] })
  expect((await bench.send(await bench.seal('getDashboard', {}, session))).status).toBe(401)
  expect(await bench.post('reset', { world: 'nowhere' })).toMatchObject({ status: 400, body: { field: 'world' } })
})

test('the console gives out the code of a seeded invite', async () => {
  const bench = await openBench()
  const { id } = await bench.invite('Brightwater')
  const { body } = await bench.post('gate/code', { invite: id })
  expect(await bench.scan('main-entry', String(body.code))).toMatchObject({ outcome: 'open' })
  expect(await bench.post('gate/code', { invite: 'nobody' })).toMatchObject({ status: 404 })
})

test('the page shows the commands sent to controllers', async () => {
  const bench = await openBench()
  const page = async () => (await bench.sandbox.app.request(`${origin}/sandbox`)).text()
  expect(await page()).toContain('No code was changed yet.')
  await bench.signIn()
  await bench.client.saveUpdateAccessCodeUnique({
    AccessCodeTypeID: 1, Label: '', Code: '4242', PropertyLocations: [101, 106].map((PropertyLocationID) => ({ PropertyLocationID, IsActive: true })),
  })
  expect(await page()).toMatch(/W480, Main Gate, Entry[\s\S]*SendCodeToDeviceByModuleIDList · add[\s\S]*Acknowledged/)
  expect(await page()).toContain('>Waits<')
  expect(await page()).toMatch(/W480, Pool Gate[\s\S]*No network, 1 queued/)
})

test('the page of a visitor station shows the ringing phones and the call’s events', async () => {
  const bench = await openBench()
  const page = async () => (await bench.sandbox.app.request(`${origin}/sandbox`)).text()
  expect(await page()).toMatch(/Tower B Desk, from Pedestrian Gate[\s\S]*Priya Raghunathan-O’Sullivan answers\./)
  const { body } = await bench.post('calls', { station: 'main-entry', pin: '200' })
  expect(await page()).toMatch(/Night line, from Main Gate, Entry[\s\S]*aria-label="Answer: Oak Ridge Patrol"[\s\S]*Oak Ridge Patrol is rung\./)
  await bench.post(`calls/${String(body['id'])}/press`, { phone: 'number:+17135550199', press: 'answer' })
  expect(await page()).toMatch(/aria-label="Open: Oak Ridge Patrol"[\s\S]*Oak Ridge Patrol answers\./)
  await bench.post(`calls/${String(body['id'])}/press`, { phone: 'number:+17135550199', press: 'open' })
  await bench.post(`calls/${String(body['id'])}/leave`, {})
  expect(await page()).toMatch(/Oak Ridge Patrol opens the door\.[\s\S]*The call ends: the visitor left\./)
})

test('the page turns each property’s fire alarm on and off, and shows when it is on', async () => {
  const { sandbox, post } = await openBench()
  const alarm = async () => /id="alarm-1" aria-checked="(true|false)"[^>]*data-on="(true|false)"/.exec(await (await sandbox.app.request(`${origin}/sandbox`)).text())?.slice(1)
  expect(await alarm()).toEqual(['false', 'true'])
  expect((await post('fire-alarm', { property: 1, isOn: true })).status).toBe(200)
  expect(await alarm()).toEqual(['true', 'false'])
})
