import { startOfDay } from '@portal/domain'
import fc from 'fast-check'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openPostgresStore } from '../hosts/postgres/openPostgresStore.ts'
import { urlOf } from '../hosts/postgres/openTestDatabase.fixture.ts'
import { followModel, step } from '../model.fixture.ts'
import { userId } from '../peopleCalls.fixture.ts'
import { killedBefore } from '../store/killedBefore.fixture.ts'
import type { Store } from '../store/openStore.ts'
import { type Bench, danaName, hour, longTest, minute, openBench } from '../testing.fixture.ts'
import { runAlerts } from './runAlerts.ts'

interface Door {
  id: string
  word: 'closed' | 'leftOpen' | 'forced'
  openSince: number
  heldSince: number
  heldUntil: number
  isOffline: boolean
}

interface Message {
  kind: 'begin' | 'again' | 'end'
  way: 'email' | 'text'
  state: 'sent' | 'muted' | 'waits'
}

interface Alert {
  door: string
  since: number
  lastAt: number
  isOver: boolean
  messages: Message[]
  /** When the text message that waits is sent. */
  dueAt: number
}

interface Rule {
  id: number
  cause: 'leftOpen' | 'heldOpen' | 'forced'
  minutes: number
  again: number | null
  at: string[] | null
  isQuietAtNight: boolean
  isOn: boolean
  mutedUntil: number
  alerts: Alert[]
}

interface House {
  doors: Door[]
  rules: Rule[]
}

interface Processes extends Bench {
  /** The store of a second process; on SQLite, the one of the first. */
  otherStore: Store
}

const zone = 'America/Chicago'
const phone = '+1 713 555 0142'
const night = { Start: 1320, End: 420 }
const names = ['Clubhouse Front Door', 'Tower B Lobby']
/** Most steps are about the first door, so that they act on one another. */
const which = fc.constantFrom(0, 0, 0, 1)
const pick = <Item>(items: readonly Item[], at: number): Item => items[at % items.length] as Item
const isHeld = ({ heldUntil }: Door, now: number) => now < heldUntil

/** When a text message may be sent: the first minute outside the quiet hours. */
function textTime(rule: Rule, now: number): number {
  for (let at = now; ; at += minute) {
    const local = (at - startOfDay(zone, at)) / minute
    if (!rule.isQuietAtNight || (local >= night.End && local < night.Start)) return at
  }
}

/** Since when a rule's cause holds at a door: null if it doesn't, and undefined if no one can know, or if another rule tells it. */
function causeAt({ rules }: House, { cause }: Rule, door: Door, now: number): number | null | undefined {
  if (door.isOffline) return undefined
  if (cause === 'heldOpen') return isHeld(door, now) ? door.heldSince : null
  if (door.word === 'closed') return null
  // A door that a user holds open is still open, so nothing has ended.
  if (isHeld(door, now)) return undefined
  if (cause === 'forced') return door.word === 'forced' ? door.openSince : null
  return door.word === 'forced' && rules.some((other) => other.cause === 'forced' && other.isOn) ? undefined : door.openSince
}

function tell(rule: Rule, alert: Alert, kind: Message['kind'], now: number): void {
  const isMuted = now < rule.mutedUntil
  alert.messages.push({ kind, way: 'email', state: isMuted ? 'muted' : 'sent' })
  alert.messages = alert.messages.filter(({ state }) => state !== 'waits')
  alert.dueAt = textTime(rule, now)
  alert.messages.push({ kind, way: 'text', state: isMuted ? 'muted' : alert.dueAt > now ? 'waits' : 'sent' })
}

function look(house: House, now: number): void {
  const rules = house.rules.filter(({ isOn }) => isOn)
  for (const { alerts } of rules) for (const { messages, dueAt } of alerts) for (const message of messages) if (message.state === 'waits' && dueAt <= now) message.state = 'sent'
  for (const rule of rules) {
    for (const door of house.doors) {
      const since = causeAt(house, rule, door, now)
      const isCovered = rule.at === null || rule.at.includes(door.id)
      for (const alert of rule.alerts.filter((one) => one.door === door.id && !one.isOver)) {
        const isPresent = alert.since === since
        alert.isOver = !isCovered || (!isPresent && since !== undefined)
        if (alert.isOver && isCovered) tell(rule, alert, 'end', now)
        if (alert.isOver || !isPresent || rule.again === null || now - alert.lastAt < rule.again * minute) continue
        alert.lastAt = now
        tell(rule, alert, 'again', now)
      }
      const isTold = rule.alerts.some((alert) => alert.door === door.id && alert.since === since)
      if (!isCovered || typeof since !== 'number' || isTold || now - since < rule.minutes * minute) continue
      const alert: Alert = { door: door.id, since, lastAt: now, isOver: false, messages: [], dueAt: 0 }
      rule.alerts.push(alert)
      tell(rule, alert, 'begin', now)
    }
  }
}

async function save({ client }: Bench, { id, cause, minutes, again, at, isQuietAtNight, isOn }: Rule, to: number): Promise<number> {
  return (await client.saveAlertRule({
    ID: id === 0 ? null : id, Cause: cause, At: at, Minutes: minutes, Count: 1, Again: again, To: [to], Ways: ['email', 'text'], Quiet: isQuietAtNight ? night : null, IsOn: isOn,
  })).ID
}

const setNetwork = async ({ post, sandbox }: Bench, door: string, lost: 'network' | null) => {
  const { module_id: controller } = await sandbox.store.selectFrom('port_modules').select('module_id').where('port_id', '=', door).executeTakeFirstOrThrow()
  await post('controllers', { controller, lost })
}

/** Time passes, or the clock is set back. A process may be killed before one of its writes; two others then check at once. */
const passing = fc.record({ minutes: fc.constantFrom(1, 4, 4, 6, 11, 300, -3, -90, 3000), killedAt: fc.option(fc.integer({ min: 1, max: 6 }), { nil: null }) })

const wait = step('wait', passing, async (house: House, bench: Processes, { minutes, killedAt }) => {
  bench.time.now += minutes * minute
  const check = (store: Store) => runAlerts({ store, clock: { now: () => bench.time.now }, log: { error() {} }, baseUrl: 'https://portal.example' } as never)
  if (killedAt !== null) await check(killedBefore(bench.sandbox.store, killedAt).store)
  await Promise.all([bench.sandbox.tick(), check(bench.otherStore)])
  // The user's session would end after hours without a call.
  if (Math.abs(minutes) > 30) await bench.signIn()
  look(house, bench.time.now)
})

const report = step('report', fc.tuple(which, fc.constantFrom('closed' as const, 'leftOpen' as const, 'leftOpen' as const, 'forced' as const)), async ({ doors }: House, bench: Bench, [at, reports]) => {
  const door = pick(doors, at)
  const { status } = await bench.post('doors', { door: door.id, reports })
  expect(status).toBe(door.isOffline ? 409 : 200)
  // A sensor that repeats its report tells nothing new.
  if (door.isOffline || door.word === reports) return
  Object.assign(door, { word: reports, openSince: bench.time.now })
})

const hold = step('hold', fc.tuple(which, fc.constantFrom(3, 10, 90)), async ({ doors }: House, { client, time }: Bench, [at, minutes]) => {
  const door = pick(doors, at)
  const until = time.now + minutes * minute
  const held = client.holdDoorOpen({ PortID: door.id, Until: new Date(until).toISOString() })
  if (door.isOffline) return expect(held).rejects.toMatchObject({ code: 'OFFLINE' })
  await held
  // A user who changes the end of a hold continues it.
  if (!isHeld(door, time.now)) door.heldSince = time.now
  door.heldUntil = until
})

const steps = [
  wait, wait, wait, report, report, hold, hold,
  step('return to the schedule', which, async ({ doors }: House, { client, time }: Bench, at) => {
    const door = pick(doors, at)
    const resumed = client.resumeDoorSchedule({ PortID: door.id })
    if (door.isOffline) return expect(resumed).rejects.toMatchObject({ code: 'OFFLINE' })
    if (!isHeld(door, time.now)) return expect(resumed).rejects.toMatchObject({ code: 'FOLLOWS_SCHEDULE' })
    await resumed
    door.heldUntil = 0
  }),
  step('lose or restore the network', which, async ({ doors }: House, bench: Bench, at) => {
    const door = pick(doors, at)
    door.isOffline = !door.isOffline
    await setNetwork(bench, door.id, door.isOffline ? 'network' : null)
  }),
  step('change the rule of doors left open', fc.record({ minutes: fc.constantFrom(1, 5), again: fc.constantFrom(null, 10), at: fc.constantFrom(null, ['tower-b-lobby']), isQuietAtNight: fc.boolean() }), async ({ rules }: House, bench: Bench, change) => {
    const rule = Object.assign(pick(rules, 0), change)
    await save(bench, rule, await userId(bench, danaName))
  }),
  step('turn a rule on or off', fc.nat(2), async ({ rules }: House, bench: Bench, at) => {
    const rule = pick(rules, at)
    rule.isOn = !rule.isOn
    await save(bench, rule, await userId(bench, danaName))
    if (rule.isOn) return
    for (const alert of rule.alerts) Object.assign(alert, { isOver: true, messages: alert.messages.filter(({ state }) => state !== 'waits') })
  }),
  step('mute', fc.boolean(), async ({ rules }: House, { client, time }: Bench, isMuted) => {
    const rule = pick(rules, 0)
    await client.muteAlertRule({ ID: rule.id, IsMuted: isMuted })
    rule.mutedUntil = isMuted ? startOfDay(zone, time.now, 1) : 0
  }, ({ rules }) => pick(rules, 0).isOn),
]

test('through killed processes, two at once and a changed clock, alerts are sent, repeated and ended once, in the ways and at the times of a simple model', { timeout: longTest }, async () => {
  const bench = await openBench()
  const { client, sandbox, time } = bench
  await bench.signIn()
  const dana = await userId(bench, danaName)
  await sandbox.store.updateTable('users').set({ phone }).where('id', '=', dana).execute()
  await bench.post('doors', { door: 'garage-p2', reports: 'closed' })
  const otherStore = inject('postgres') ? await openPostgresStore({ url: urlOf(sandbox.store), connections: 2 }) : sandbox.store
  onTestFinished(async () => { if (otherStore !== sandbox.store) await otherStore.destroy() })
  let latest = time.now
  const mails = async () => (await bench.outbox()).filter(({ to, subject }) => to === phone || names.some((name) => subject.includes(name))).length
  let before = 0
  await followModel(steps, {
    runs: 40,
    longest: 24,
    async start() {
      // No run has the hours of one before it, whose clock was perhaps set back.
      latest = Math.max(latest, time.now) + 7 * hour
      time.now = latest
      await bench.signIn()
      const ids = ['clubhouse', 'tower-b-lobby']
      for (const id of ids) {
        await setNetwork(bench, id, null)
        await bench.post('doors', { door: id, reports: 'closed' })
        await client.resumeDoorSchedule({ PortID: id }).catch(() => {})
      }
      for (const { ID } of (await client.getAlertRules()).Rules) await client.deleteAlertRule({ ID })
      const doors = ids.map((id): Door => ({ id, word: 'closed', openSince: 0, heldSince: 0, heldUntil: 0, isOffline: false }))
      const rule = { minutes: 5, again: 10, at: null, isQuietAtNight: true, isOn: true, mutedUntil: 0 }
      const rules = (['leftOpen', 'heldOpen', 'forced'] as const).map((cause): Rule => ({ ...rule, id: 0, cause, minutes: cause === 'forced' ? 0 : rule.minutes, alerts: [] }))
      for (const one of rules) one.id = await save(bench, one, dana)
      before = await mails()
      return { model: { doors, rules }, real: { ...bench, otherStore } }
    },
    async compare({ rules }) {
      const seen = (await client.getAlerts({ count: 100 })).Alerts
      for (const { id, alerts } of rules) {
        const expected = alerts.map(({ door, since, isOver, messages }) => ({ door, since, isOver, messages }))
        const found = seen.filter(({ RuleID, PortID }) => RuleID === id && (PortID === 'clubhouse' || PortID === 'tower-b-lobby'))
          .map(({ PortID, Since, OverAt, Messages }) => ({ door: PortID, since: Date.parse(Since), isOver: OverAt !== null, messages: Messages.map(({ Kind, Way, State }) => ({ kind: Kind, way: Way, state: State })) }))
        const inOrder = <Item extends { door: string | null; since: number }>(items: Item[]) => items.toSorted((one, other) => one.since - other.since || String(one.door).localeCompare(String(other.door)))
        expect(inOrder(found)).toEqual(inOrder(expected))
      }
      const sent = rules.flatMap(({ alerts }) => alerts).flatMap(({ messages }) => messages).filter(({ state }) => state === 'sent')
      expect((await mails()) - before).toBe(sent.length)
    },
  })
})
