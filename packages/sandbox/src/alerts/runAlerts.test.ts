import { expect, test } from 'vitest'
import { userId } from '../peopleCalls.fixture.ts'
import { type Bench, danaName, day, hour, minute, openBench } from '../testing.fixture.ts'
import { runAlerts } from './runAlerts.ts'

type Rule = Parameters<Bench['client']['saveAlertRule']>[0]

const door = 'clubhouse'
const doorName = 'Clubhouse Front Door'

/** An account whose only rule sends its alerts to Dana. */
async function openAlerts(given: Partial<Rule> = {}) {
  const bench = await openBench()
  const { client, sandbox, time } = bench
  await bench.signIn()
  for (const { ID } of (await client.getAlertRules()).Rules) await client.deleteAlertRule({ ID })
  const dana = await userId(bench, danaName)
  const { ID } = await client.saveAlertRule({ Cause: 'leftOpen', At: null, Minutes: 5, Count: 1, Again: null, To: [dana], Ways: ['email'], Quiet: null, IsOn: true, ...given })
  const services = { store: sandbox.store, clock: { now: () => time.now }, log: { error: (message: string) => { throw new Error(message) } }, baseUrl: 'https://portal.example' }
  const before = (await bench.outbox()).length
  return {
    ...bench, ID, dana,
    report: async (reports: string, at = door) => expect((await bench.post('doors', { door: at, reports })).status).toBe(200),
    /** Runs two checks at once, and one more after them. */
    async look(passes = 0) {
      time.now += passes
      await Promise.all([runAlerts(services as never), runAlerts(services as never)])
      await runAlerts(services as never)
      // The user's session would end after hours without a call.
      if (passes >= hour) await bench.signIn()
    },
    told: async () => { return (await bench.outbox()).toSorted((one, other) => one.id - other.id).slice(before).map(({ subject, to }) => [subject, to]) },
    newest: async () => (await client.getAlerts({ RuleID: ID })).Alerts[0],
  }
}

test('a door left open sends one alert, its repeats as often as the rule says, and one at its end, even if the clock moves', async () => {
  const { look, report, told, client, ID } = await openAlerts({ Again: 15 })
  await report('leftOpen')
  await look(4 * minute)
  expect(await told()).toEqual([['Garage Level P2, North Stairwell Door is left open', danaName]])
  await report('closed', 'garage-p2')
  await look(2 * minute)
  await look(10 * minute)
  expect((await told()).map(([subject]) => subject)).toEqual([
    'Garage Level P2, North Stairwell Door is left open', `${doorName} is left open`, 'Garage Level P2, North Stairwell Door is no longer left open',
  ])
  await look(3 * day)
  expect((await told()).at(-1)).toEqual([`Reminder: ${doorName} is left open`, danaName])
  await look(-2 * day)
  await look(20 * minute)
  expect(await told()).toHaveLength(4)
  await report('closed')
  await look(minute)
  await look(minute)
  expect((await told()).slice(4)).toEqual([[`${doorName} is no longer left open`, danaName]])
  const { Alerts, Total } = await client.getAlerts({ RuleID: ID, PortID: door })
  expect([Total, Alerts[0]?.OverAt !== null, Alerts[0]?.Messages.map(({ Kind, State }) => [Kind, State])]).toEqual([1, true, [['begin', 'sent'], ['again', 'sent'], ['end', 'sent']]])
})

test('alerts about a forced door, repeated denials, an unknown card and an offline controller name the door', async () => {
  const { look, report, told, client, dana, scan, sandbox, post } = await openAlerts({ Cause: 'forced' })
  const rule = { At: null, Again: null, To: [dana], Ways: ['email' as const], Quiet: null, IsOn: true, Count: 1, Minutes: 10 }
  await client.saveAlertRule({ ...rule, Cause: 'denials', Count: 3 })
  await client.saveAlertRule({ ...rule, Cause: 'unknownCard', At: ['main-exit'] })
  await client.saveAlertRule({ ...rule, Cause: 'offline', Minutes: 2 })
  await look(minute)
  const offline = await told()
  await report('forced')
  for (let times = 0; times < 4; times += 1) await scan('main-entry', 'nothing that opens')
  await scan('main-exit', 'nothing that opens')
  const { module_id: controller } = await sandbox.store.selectFrom('port_modules').select('module_id').where('port_id', '=', 'tower-b-lobby').executeTakeFirstOrThrow()
  await post('controllers', { controller, lost: 'power' })
  await look(3 * minute)
  const names = (await told()).slice(offline.length).map(([subject]) => subject)
  expect(names.slice(0, 3)).toEqual([`${doorName} is forced open`, '3 denials in 10 minutes at Main Gate, Entry', 'Unknown card or PIN at Main Gate, Exit'])
  expect(names[3]).toMatch(/ is offline$/)
  expect(names).toHaveLength(4)
  await post('controllers', { controller, lost: null })
  await look(minute)
  expect((await told()).at(-1)?.[0]).toMatch(/ is back online$/)
})

test('no alert says that a door was closed when its controller went offline', async () => {
  const { look, report, told, sandbox, post } = await openAlerts({ At: [door] })
  await report('leftOpen')
  await look(6 * minute)
  const { module_id: controller } = await sandbox.store.selectFrom('port_modules').select('module_id').where('port_id', '=', door).executeTakeFirstOrThrow()
  await post('controllers', { controller, lost: 'network' })
  await look(hour)
  await post('controllers', { controller, lost: null })
  await look(hour)
  expect(await told()).toHaveLength(1)
})

test('a lockdown sends an alert at its start and its end, also if both come between two checks; a drill sends none', async () => {
  const { look, told, client } = await openAlerts({ Cause: 'lockdown' })
  const { Lockdown: drill } = await client.setLockdown({ PortIDs: [door], Reason: 'Fire drill', IsDrill: true })
  await client.releaseLockdown({ LockdownID: drill.ID })
  const { Lockdown } = await client.setLockdown({ PortIDs: [door], Reason: 'Gas leak' })
  await client.releaseLockdown({ LockdownID: Lockdown.ID })
  await look(minute)
  expect((await told()).map(([subject]) => subject)).toEqual(['Lockdown started: Gas leak', 'Lockdown ended: Gas leak'])
})

test('alerts about expiring access are sent ahead, one for each end', async () => {
  const { look, told, client, time } = await openAlerts({ Cause: 'methodEnds', Minutes: 1440 })
  const ends = (days: number) => new Date(time.now + days * day).toISOString()
  const code = { userID: null, AccessCodeTypeID: 1 as const, Label: 'Painters', Code: '60611', PropertyLocations: [{ PropertyLocationID: 101, IsActive: true }] }
  const ofPainters = async () => (await told()).filter(([subject]) => subject?.includes('Painters'))
  const saved = await client.saveUpdateAccessCodeUnique({ ...code, ValidUntil: ends(3) })
  await look(day)
  expect(await ofPainters()).toEqual([])
  await look(1.5 * day)
  await look(hour)
  expect(await ofPainters()).toHaveLength(1)
  await client.saveUpdateAccessCode({ ...code, ID: saved.ID, Version: saved.Version, ValidUntil: ends(0.9) })
  await look(minute)
  expect(await ofPainters()).toHaveLength(2)
})

test('text messages wait until quiet hours end, and a newer one replaces one that waits', async () => {
  const { look, report, told, client, dana, newest, time, sandbox, signIn } = await openAlerts()
  await sandbox.store.updateTable('users').set({ phone: '+1 713 555 0142' }).where('id', '=', dana).execute()
  const [rule] = (await client.getAlertRules()).Rules
  if (!rule) throw new Error('No rule.')
  await client.saveAlertRule({ ID: rule.ID, Cause: 'leftOpen', At: [door], Minutes: 5, Count: 1, Again: null, To: [dana], Ways: ['email', 'text', 'portal'], Quiet: { Start: 1320, End: 420 }, IsOn: true })
  // The clock shows Saturday, 10:15 AM; at 11 PM, quiet hours have begun.
  time.now += 12 * hour + 45 * minute
  await signIn()
  await report('leftOpen')
  await look(6 * minute)
  expect(await told()).toEqual([[`${doorName} is left open`, danaName]])
  expect((await newest())?.Messages.map(({ Way, State, DueAt }) => [Way, State, DueAt && new Date(DueAt).toISOString()])).toEqual([
    ['email', 'sent', null], ['text', 'waits', '2026-11-22T13:00:00.000Z'], ['portal', 'sent', null],
  ])
  await report('closed')
  await look(minute)
  await look(9 * hour)
  await look(hour)
  const texts = (await told()).filter(([subject]) => subject === 'Text message')
  expect(texts).toEqual([['Text message', '+1 713 555 0142']])
  const { Notices } = await client.getAlertNotices()
  expect(Notices.map(({ Name, IsEnd }) => [Name, IsEnd])).toEqual([[doorName, true], [doorName, false]])
  await client.seeAlertNotices({ NoticeID: Notices[0]?.NoticeID ?? 0 })
  expect((await client.getAlertNotices()).Notices).toEqual([])
})

test('no alert is sent if the account or the rule is turned off, or to a recipient who muted the rule until tomorrow', async () => {
  const { look, report, told, client, ID, newest } = await openAlerts({ At: [door] })
  const [rule] = (await client.getAlertRules()).Rules
  await client.setAlerts({ IsOn: false })
  await report('leftOpen')
  await look(10 * minute)
  expect(await told()).toEqual([])
  await client.setAlerts({ IsOn: true })
  await client.muteAlertRule({ ID, IsMuted: true })
  await look(minute)
  expect([await told(), (await newest())?.Messages.map(({ State }) => State)]).toEqual([[], ['muted']])
  await client.saveAlertRule({ ID, Cause: 'leftOpen', At: [door], Minutes: 5, Count: 1, Again: 1, To: rule?.To ?? null, Ways: ['email'], Quiet: null, IsOn: false })
  await report('closed')
  await look(day)
  expect(await told()).toEqual([])
})

test('a forced door sends only the alert of its own rule; if that rule is off, the rule for doors left open sends one', async () => {
  const { look, report, told, client, dana } = await openAlerts()
  const forced = { Cause: 'forced' as const, At: null, Minutes: 0, Count: 1, Again: null, To: [dana], Ways: ['email' as const], Quiet: null, IsOn: true }
  const { ID, Version } = await client.saveAlertRule(forced)
  await look(minute)
  const others = (await told()).length
  await report('forced')
  await look(6 * minute)
  await report('closed')
  await look(minute)
  expect((await told()).slice(others).map(([subject]) => subject)).toEqual([`${doorName} is forced open`, `${doorName} is no longer forced open`])
  await client.saveAlertRule({ ...forced, ID, Version, IsOn: false })
  await report('forced')
  await look(6 * minute)
  expect((await told()).at(-1)?.[0]).toBe(`${doorName} is left open`)
})

test('a rule counts the alerts that it would have sent for recorded events', async () => {
  const { look, report, told, client, scan, dana } = await openAlerts({ At: [door] })
  const rule = { Cause: 'leftOpen' as const, At: [door], Minutes: 5, Count: 1, Again: null, To: [dana], Ways: ['email' as const], Quiet: null }
  const countOf = async (change: Partial<Rule>) => (await client.countAlerts({ ...rule, ...change })).Count
  const before = { open: await countOf({}), short: await countOf({ Minutes: 1 }), denials: await countOf({ Cause: 'unknownCard', Minutes: 10 }) }
  await report('leftOpen')
  await look(6 * minute)
  await report('closed')
  await look(minute)
  await report('leftOpen')
  await look(3 * minute)
  await report('closed')
  expect(await told()).toHaveLength(2)
  for (let times = 0; times < 2; times += 1) await scan(door, 'nothing that opens')
  await look(minute)
  expect(await countOf({})).toBe((before.open ?? 0) + 1)
  expect(await countOf({ Minutes: 1 })).toBe((before.short ?? 0) + 2)
  expect(await countOf({ Cause: 'unknownCard', Minutes: 10 })).toBe((before.denials ?? 0) + 1)
  expect(await countOf({ Cause: 'invoiceOverdue', At: null })).toBeNull()
})

test('a recipient without the right to alerts can mute only rules that send to them, until tomorrow', async () => {
  const { look, report, client, ID, signIn, sandbox } = await openAlerts({ At: [door] })
  const home = 'k.broussard@mail.example'
  const { id } = await sandbox.store.selectFrom('users').select('id').where('email', '=', home).executeTakeFirstOrThrow()
  const { ID: ownRule } = await client.saveAlertRule({ Cause: 'leftOpen', At: [door], Minutes: 5, Count: 1, Again: null, To: [id], Ways: ['email'], Quiet: null, IsOn: true })
  await client.deleteAlertRule({ ID })
  const { ID: othersRule } = await client.saveAlertRule({ Cause: 'lockdown', At: null, Minutes: 0, Count: 1, Again: null, To: null, Ways: ['email'], Quiet: null, IsOn: true })
  await client.setUserPassword({ ID: id, Password: 'sandbox2' })
  await signIn(home, 'sandbox2')
  expect((await client.getOwnAlerts()).Rules.map(({ ID: rule, MutedUntil }) => [rule, MutedUntil])).toEqual([[ownRule, null]])
  await client.muteAlertRule({ ID: ownRule, IsMuted: true })
  expect((await client.getOwnAlerts()).Rules[0]?.MutedUntil).not.toBeNull()
  await expect(client.muteAlertRule({ ID: othersRule, IsMuted: true })).rejects.toMatchObject({ status: 404 })
  await signIn()
  await report('leftOpen')
  await look(6 * minute)
  expect((await client.getAlerts({ RuleID: ownRule })).Alerts[0]?.Messages.map(({ State }) => State)).toEqual(['muted'])
})
