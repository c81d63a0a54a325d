import { type AlertCause, type AlertFact, type AlertRule, type DoorState, doorState, type DoorWord, findBursts, GateReason, startInstant } from '@portal/domain'
import { sql } from 'kysely'
import { findPorts } from '../access/portFacts.ts'
import { endingCodes, endingInvites, unpaidInvoices } from '../gate/attentionFacts.ts'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'

/** A fact with what its alert stores about it. */
export interface KeptFact extends AlertFact {
  propertyId: number
  /** The id of the fact's door; null for any other subject. */
  portId: string | null
  name: string
  /** Whether the fact has already ended. */
  isOver?: boolean
}

export interface AlertProperty {
  id: number
  name: string
  address: string
  time_zone: string
}

/** The account and the times that a check of its rules needs. */
export interface AlertLook {
  accountId: number
  properties: readonly AlertProperty[]
  now: number
  /** When the rules were last checked. */
  checkedAt: number
  /** Whether a rule about forced doors covers this door. If it does, a forced door causes no second alert as a door left open. */
  toldAsForced: (portId: string) => boolean
}

/** Computes `AlertLook.toldAsForced` for these rules, which are on. */
export const toldAsForcedBy = (rules: readonly AlertRule[]) => (portId: string) => rules.some(({ cause, at }) => cause === 'forced' && (at === null || at.includes(portId)))

interface FoundFacts {
  facts: KeptFact[]
  /** The doors whose state is not known now. */
  unknown?: ReadonlySet<string>
}

const minute = 60_000
/** Milliseconds after which a refusal at a door is too old for an alert. */
const newsFor = 1440 * minute
/** The largest number of entry methods or invites that one check reads. */
const mostEnding = 500

/** Reads the facts of each cause once for all rules of an account, from the tables that the dashboard reads. */
export function alertFactReader(store: Store, look: AlertLook) {
  let doors: ReturnType<typeof openDoors> | undefined
  const atDoors = () => (doors ??= openDoors(store, look))
  type Door = Awaited<ReturnType<typeof openDoors>>[number]
  /** `isSilent`: a door about which no alert of the rule begins or ends now. */
  const at = (read: (door: Door) => number | null, isSilent: (door: Door) => boolean = () => false) => async (): Promise<FoundFacts> => {
    const found = await atDoors()
    return {
      facts: found.flatMap((door) => {
        const since = read(door)
        return since === null || isSilent(door) ? [] : [{ subject: door.id, since, propertyId: door.propertyId, portId: door.id, name: door.name }]
      }),
      unknown: new Set(found.filter((door) => door.state.state === 'Offline' || door.state.state === 'Locked' || isSilent(door)).map(({ id }) => id)),
    }
  }
  const readers: Record<AlertCause, (rule: AlertRule, id: number, since: number) => Promise<FoundFacts>> = {
    leftOpen: at(({ state, openSince }) => (state.state === 'LeftOpen' ? openSince : null), (door) => isOpenWhileHeld(door) || (door.isForced && look.toldAsForced(door.id))),
    heldOpen: at(({ state, openSince, heldSince }) => (state.state !== 'HeldOpen' ? null : state.because === 'person' ? heldSince : state.because === 'code' ? openSince : null)),
    forced: at(({ state, openSince, isForced }) => (isForced && state.state === 'LeftOpen' ? openSince : null), isOpenWhileHeld),
    offline: async () => ({ facts: await lostControllers(store, look) }),
    denials: async (rule, id, since) => ({ facts: await refusals(store, look, rule, id, since) }),
    unknownCard: async (rule, id, since) => ({ facts: await refusals(store, look, rule, id, since) }),
    lockdown: async () => ({ facts: await lockdowns(store, look) }),
    methodEnds: async ({ minutes }) => ({ facts: ofAccount(look, await endingCodes(store, look.accountId, look.now, look.now + minutes * minute, mostEnding)) }),
    inviteEnds: async ({ minutes }) => ({
      facts: (await Promise.all(look.properties.map(async (property) => ofAccount(look, await endingInvites(store, property.id, look.now, look.now + minutes * minute), property)))).flat(),
    }),
    invoiceOverdue: async () => ({ facts: await overdueInvoices(store, look) }),
  }
  return (rule: AlertRule, id: number, since: number) => readers[rule.cause](rule, id, since)
}

function ofAccount({ properties: [first] }: AlertLook, records: readonly { id: string; name: string; at: number | null }[], property = first): KeptFact[] {
  return property === undefined ? [] : records.flatMap(({ id, name, at }) => (at === null ? [] : [{ subject: id, since: at, name, portId: null, propertyId: property.id }]))
}

/** Whether a door that was left open or forced is now held open too, so that it is still open when the hold ends. */
const isOpenWhileHeld = ({ state, word }: { state: DoorState; word: DoorWord }) => word === 'LeftOpen' && state.state === 'HeldOpen'

/** The doors that are not simply closed. */
async function openDoors(store: Store, { properties, now }: AlertLook) {
  const ids = await store.selectFrom('ports').leftJoin('door_overrides', 'door_overrides.port_id', 'ports.id').select(['ports.id', 'door_overrides.since'])
    .where(inIds('ports.property_id', properties.map(({ id }) => id)))
    .where((where) => where.or([where('ports.status', '<>', 'Closed'), where('ports.locked_by', 'is not', null), where('door_overrides.kind', '=', 'hold')])).execute()
  if (ids.length === 0) return []
  const heldSince = new Map(ids.map(({ id, since }) => [id, since]))
  return [...(await findPorts(store, ids.map(({ id }) => id))).values()].map(({ port, door }) => ({
    id: port.id, name: port.name, propertyId: port.property_id, word: door.word, state: doorState(door, now), openSince: port.open_since, heldSince: heldSince.get(port.id) ?? null, isForced: port.is_forced === 1,
  }))
}

async function lostControllers(store: Store, { properties }: AlertLook): Promise<KeptFact[]> {
  const rows = await store.selectFrom('controllers').innerJoin('modules', 'modules.id', 'controllers.module_id').select(['modules.id', 'modules.name', 'modules.property_id', 'lost_at'])
    .where(inIds('modules.property_id', properties.map(({ id }) => id))).where('lost_at', 'is not', null).execute()
  return rows.flatMap(({ id, name, property_id: propertyId, lost_at: since }) => (since === null ? [] : [{ subject: String(id), since, name, propertyId, portId: null }]))
}

/** Refusals at the doors of these properties; for `unknownCard`, only refusals of cards and PINs that no user has. */
export async function readRefusals(store: Store, propertyIds: readonly number[], cause: AlertCause, from: number, now: number) {
  let query = store.selectFrom('gate_events').select(['port_id', 'port_name', 'property_id', 'at'])
    .where(inIds('property_id', propertyIds)).where(sql<boolean>`decision = 'denied'`).where('at', '>=', from).where('at', '<=', now)
  if (cause === 'unknownCard') query = query.where('reason', '=', GateReason.UnknownCode)
  return query.execute()
}

/** Refusals since the last check for which a rule sends an alert; `since` is when the rule was turned on. */
async function refusals(store: Store, { properties, now, checkedAt }: AlertLook, rule: AlertRule, ruleId: number, since: number): Promise<KeptFact[]> {
  const from = Math.max(since, now - newsFor, Math.min(checkedAt, now) - rule.minutes * minute)
  const events = await readRefusals(store, properties.map(({ id }) => id), rule.cause, from, now)
  if (events.length === 0) return []
  const told = await store.selectFrom('alerts').select(({ fn }) => ['subject', fn.max('since').as('last')])
    .where('rule_id', '=', ruleId).where(inIds('subject', [...new Set(events.map(({ port_id: id }) => id))])).where('since', '<=', now).groupBy('subject').execute()
  return [...Map.groupBy(events, ({ port_id: id }) => id)].flatMap(([subject, atDoor]) => {
    const last = told.find((one) => one.subject === subject)?.last ?? null
    const [first] = atDoor
    if (!first) return []
    return findBursts(atDoor.map(({ at }) => at), rule, last).map((at) => ({ subject, since: at, name: first.port_name, portId: subject, propertyId: first.property_id }))
  })
}

/** Lockdowns that are running, or that began and ended since the last check. Drills are left out. */
async function lockdowns(store: Store, { accountId, checkedAt }: AlertLook): Promise<KeptFact[]> {
  const rows = await store.selectFrom('lockdowns').select(['id', 'reason', 'property_id', 'started_at', 'ended_at']).where('account_id', '=', accountId).where('is_drill', '=', 0)
    .where((where) => where.or([where('ended_at', 'is', null), where('started_at', '>=', checkedAt)])).execute()
  return rows.map(({ id, reason, property_id: propertyId, started_at: since, ended_at: end }) => ({ subject: String(id), since, name: reason, propertyId, portId: null, isOver: end !== null }))
}

async function overdueInvoices(store: Store, { accountId, properties: [property], now }: AlertLook): Promise<KeptFact[]> {
  if (!property) return []
  const overdue = (await unpaidInvoices(store, accountId, property.time_zone, now)).filter(({ state }) => state === 'overdue')
  return overdue.map(({ ID, Number: name, DueDate }) => ({
    subject: String(ID), name, since: startInstant(property.time_zone, { date: DueDate, minute: 1440 }), propertyId: property.id, portId: null,
  }))
}
