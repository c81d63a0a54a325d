import { type AccessExplanation, doorOutput, DoorOutputMode, doorState, type DoorState, gateOutcome, type GateOutcome, type GateReason, holdChange } from '@portal/domain'
import { sql } from 'kysely'
import { noteDoors } from '../access/doorFacts.ts'
import { explainAtPort } from '../access/explainAtPort.ts'
import { findPort } from '../access/portFacts.ts'
import { controllerView, unsyncedChanges } from '../devices/controllerView.ts'
import { waitingSince } from '../devices/controllerSync.ts'
import { Refusal } from '../Refusal.ts'
import type { Services } from '../Services.ts'
import { noteChange } from '../store/liveChanges.ts'
import type { Row } from '../store/schema.ts'
import type { Store } from '../store/openStore.ts'
import { statement } from '../store/statement.ts'
import { inTransaction } from '../store/transaction.ts'
import { sayMoment } from '../time/sayMoment.ts'
import { toIso } from '../time/toIso.ts'
import { consume, usesLeftAfter } from './consume.ts'
import { decideGate, type GateCheck } from './decideGate.ts'
import { cardKey, findPresented, type Presented, type PresentedText, type ReaderPlace, readPresented } from './findPresented.ts'
import { heldColumns } from './recordDoorEvent.ts'
import { statusMessage } from '../invites/statusMessage.ts'
import { say } from '../words/sentence.ts'

export interface ScanResult {
  outcome: GateOutcome
  reason: GateReason
  /** The sentence that the user reads. */
  message: string
  /** The name of the user, code or invite; null for an unknown code. */
  who: string | null
  reader: { id: string; name: string }
  /** The instant of the event, in ISO form on the sandbox's clock. */
  at: string
  checks: GateCheck[]
}

const noteOpening = statement((trx, { id, now, status, since }: { id: string; now: number; status: Row<'ports'>['status']; since: number | null }) =>
  trx.updateTable('ports').set({ last_opened_at: now, status, open_since: since }).where('id', '=', id))
const noteEvent = statement((trx, event: Omit<Row<'gate_events'>, 'id' | `door_${string}` | 'unsynced_since'> & { unsynced_since: number | null }) =>
  trx.insertInto('gate_events').values({
    property_id: event.property_id, port_id: event.port_id, port_name: event.port_name, at: event.at, who: event.who, credential_kind: event.credential_kind,
    decision: event.decision, reason: event.reason, user_id: event.user_id, invite_id: event.invite_id, access_code_id: event.access_code_id,
    unsynced_since: event.unsynced_since, held_open_by: event.held_open_by, held_by_schedule: event.held_by_schedule, unknown_card: event.unknown_card,
  }))

/**
 * Presents a text at a reader: decides by `explainAccess`, counts the use and records the event in one transaction, so that a code shown
 * twice at the same moment opens once. The account's background work must be up to date. Refuses an unknown reader with 404.
 */
export async function scanAtGate(services: Services, readerId: string, presented: string): Promise<ScanResult> {
  const { store, vault, clock } = services
  const [reader, text] = await Promise.all([findReader(store, readerId), readPresented(vault, presented.trim())])
  return inTransaction(store, async (trx) => {
    const now = clock.now()
    const { decision, unsyncedSince } = await byController(trx, reader.module_id, (from) => decide(from, text, { accountId: reader.account_id, portId: readerId }, now))
    const { facts, kind, found, hold, door, explanation, reason, checks, isHeldOpen } = decision
    const { port, accountId, timeZone } = facts
    const outcome = gateOutcome(reason)
    const holds = outcome === 'open' && !isHeldOpen ? hold : null
    const isOpened = found !== null && outcome === 'open'
    const status = holds === null ? port.status : holds === 'held' ? ('HeldOpen' as const) : ('Closed' as const)
    const who = found?.subject.name ?? null
    const { userId = null, inviteId = null, codeId = null } = found?.subject ?? {}
    const event = { property_id: port.property_id, port_id: port.id, port_name: port.name, at: now, who, credential_kind: kind }
    await Promise.all([
      isOpened && !isHeldOpen ? consume(trx, found, facts, now) : null,
      isOpened ? noteOpening(trx, { id: port.id, now, status, since: holds === 'held' ? now : port.open_since }) : null,
      noteEvent(trx, { ...event, decision: outcome, reason, user_id: userId, invite_id: inviteId, access_code_id: codeId, unsynced_since: unsyncedSince, unknown_card: found ? null : cardKey(text.text), ...heldColumns(isHeldOpen ? door : null) }),
    ])
    if (holds !== null) await noteDoors(trx, [port.id], now)
    noteChange(trx, { account: accountId }, 'doors', 'events')
    const usesLeft = found && !isHeldOpen ? usesLeftAfter(found) : null
    const calls = found ? null : await calledBy(trx, accountId, presented.trim())
    const said = gateMessage(reason, found, { readerName: port.name, now, timeZone, explanation, usesLeft, holds, door: isHeldOpen ? door : null, calls })
    const message = unsyncedSince === null ? said : `${said} The controller is not synced yet with the change made ${sayMoment(unsyncedSince, now, timeZone)}.`
    return { outcome, reason, message, who, reader: { id: port.id, name: port.name }, at: toIso(now), checks }
  }, { line: `gate of account ${reader.account_id}` })
}

/** Finds a reader; 404 if there is none with this id. */
export async function findReader(store: Store, id: string): Promise<{ account_id: number; module_id: number | null }> {
  const { rows: [reader] } = await readers(store, { id })
  if (!reader) throw unknownReader()
  return reader
}

const readers = statement((store, { id }: { id: string }) =>
  store
    .selectFrom('ports')
    .innerJoin('properties', 'properties.id', 'ports.property_id')
    .leftJoin('port_modules', 'port_modules.port_id', 'ports.id')
    .select(['properties.account_id', 'port_modules.module_id'])
    .where('ports.id', '=', id))

const unknownReader = () => new Refusal(404, 'UNKNOWN_READER', 'There is no reader with this id.', { field: 'reader' })

type Decision = Awaited<ReturnType<typeof decide>>

async function decide(trx: Store, presented: PresentedText, reader: ReaderPlace, now: number) {
  // The door's facts are read here, so that its schedules are also the controller's version.
  const [facts, { kind, found }] = await Promise.all([findPort(trx, reader.portId), findPresented(trx, presented, reader)])
  if (!facts) throw unknownReader()
  const { port } = facts
  // A hold-open code that is presented again closes the door, so the decision treats that door as closed.
  const hold = found && holdOf(found, port, now)
  const door = doorState(hold === 'released' ? { ...facts.door, word: 'Closed' } : facts.door, now)
  const explanation = await explainAtPort(trx, found?.subject ?? null, facts, now, door)
  return { facts, kind, found, hold, door, explanation, ...decideGate(explanation, found) }
}

/** The decision by the data of the door's controller. `unsyncedSince`: since when an unsynced change would decide differently. */
async function byController(trx: Store, moduleId: number | null, read: (from: Store) => Promise<Decision>): Promise<{ decision: Decision; unsyncedSince: number | null }> {
  const [unsynced, ifSynced] = await Promise.all([moduleId === null ? [] : unsyncedChanges(trx, moduleId), read(trx)])
  if (moduleId === null || unsynced.length === 0) return { decision: ifSynced, unsyncedSince: null }
  const decision = await read(controllerView(trx, unsynced))
  const isSame = decision.reason === ifSynced.reason && decision.found?.subject.name === ifSynced.found?.subject.name
  return { decision, unsyncedSince: isSame ? null : await waitingSince(trx, moduleId, unsynced) }
}

/** Whether this code starts or ends holding the door open, if its user may do so; null for neither. */
function holdOf({ code, userOutput }: Pick<Presented, 'code' | 'userOutput'>, port: Row<'ports'>, now: number): 'held' | 'released' | null {
  if (!code) return null
  const isSameCode = code.last_used_at !== null && code.last_used_at === port.last_opened_at
  return holdChange(doorOutput(toMode(code.output_mode), toMode(userOutput ?? DoorOutputMode.Both)), {
    isHeld: port.status === 'HeldOpen', sinceSameCode: isSameCode ? now - (port.last_opened_at ?? now) : null,
  })
}

function toMode(mode: number): DoorOutputMode {
  return mode === DoorOutputMode.HoldOpen || mode === DoorOutputMode.Both ? mode : DoorOutputMode.MomentaryOpen
}

/** The last two conditions repeat those of the index `users_by_pin` word for word, because the planner can't match a parameter. */
const userByPin = statement((store, { accountId, pin }: { accountId: number; pin: string }) =>
  store.selectFrom('users').select('name').where('account_id', '=', accountId).where('directory_pin', '=', pin).where(sql<boolean>`directory_pin <> ''`).where('removed_at', 'is', null))

/** The user with this directory PIN. Visitors dial it to call the user; it opens no door. */
async function calledBy(store: Store, accountId: number, digits: string): Promise<string | null> {
  if (!/^\d{1,5}$/.test(digits)) return null
  const { rows: [user] } = await userByPin(store, { accountId, pin: digits })
  return user?.name ?? null
}

interface GateMoment {
  readerName: string
  now: number
  timeZone: string
  explanation: AccessExplanation
  /** The number of uses left after this one; null without a limit. */
  usesLeft: number | null
  /** What a hold-open code did to the door; null for any other credential. */
  holds: 'held' | 'released' | null
  /** The door's state if it is open for everyone; null otherwise. */
  door: DoorState | null
  /** The name of the user that these digits call at the panel; null if they call no one. */
  calls: string | null
}

/** The sentence that a user or guest reads at the reader: the reason, and what to do. */
function gateMessage(reason: GateReason, presented: Presented | null, moment: GateMoment): string {
  const { readerName, now, timeZone, explanation } = moment
  const { invite = null, inviteCode = null } = presented ?? {}
  const deciding = explanation.reasons.find(({ rule }) => rule === explanation.deciding)
  const at = deciding?.data?.at ?? now
  const thing = invite ? 'key' : 'code'
  const next = explanation.nextOpening === null ? 'It does not open again.' : `Opens ${sayMoment(explanation.nextOpening, now, timeZone)}.`
  switch (reason) {
    case 'opened':
      return sayOpened(moment)
    case 'unknownCode':
      return moment.calls === null ? 'Nobody has this code.' : `This directory PIN calls ${moment.calls} at the panel. It opens no door.`
    case 'accountInactive':
      return 'The account of this property is not active.'
    case 'personInactive':
      return 'The person this code belongs to is no longer active.'
    case 'lost':
      return 'This entry method was reported lost.'
    case 'revoked':
      if (invite && invite.revoked_at === null) return `This code ended when the key was sent again. Ask ${invite.sent_by} for a new one.`
      return invite ? say(statusMessage('Revoked', invite, now), 'en') : 'This code is suspended.'
    case 'expired':
      return invite ? say(statusMessage('Expired', invite, now), 'en') : `This code ended on ${sayMoment(at, now, timeZone)}.`
    case 'usedUp':
      return invite ? say(statusMessage('UsedUp', invite, now), 'en') : 'This code has no uses left.'
    case 'notYetValid':
      return `This ${thing} works from ${sayMoment(at, now, timeZone)}.`
    case 'codeAlreadyUsed':
      return `This code was used ${sayMoment(inviteCode?.used_at ?? now, now, timeZone)}. Refresh the page of the key for a new one.`
    case 'wrongReader':
      return sayWrongReader(invite, readerName)
    case 'outsideHours':
      return `Outside the hours of this ${thing}. ${next}`
    case 'dayLimitReached':
      return `Every entry of today is used. ${next}`
    case 'exceptionDenies':
      return `Closed on this date. ${next}`
    case 'closedOnHoliday':
      return `Closed for the holiday “${deciding?.data?.name ?? ''}”. ${next}`
    case 'lockedDown':
      return `${readerName} is in lockdown.`
    case 'notCarriedOut':
    case 'closedByDefault':
      return `This ${thing} does not open ${readerName}.`
    default:
      return reason satisfies never
  }
}

function sayOpened({ readerName, usesLeft, holds, door, now, timeZone }: GateMoment): string {
  if (door) return `${readerName} is ${sayHeldOpen(door, now, timeZone)}: everyone gets in.`
  if (holds === 'held') return `${readerName} is held open.`
  if (holds === 'released') return `${readerName} is closed again.`
  return `${readerName} is open.${usesLeft === null ? '' : ` ${sayUses(usesLeft)} left.`}`
}

function sayHeldOpen({ because, scheduleName, until, override }: DoorState, now: number, timeZone: string): string {
  if (because === 'fireAlarm') return 'held open by the fire alarm'
  const end = until === null ? '' : ` until ${sayMoment(until, now, timeZone)}`
  if (override?.kind === 'hold') return `held open from the dashboard${end}`
  return scheduleName === null ? 'held open by a hold-open code' : `held open by the schedule “${scheduleName}”${end}`
}

function sayWrongReader(invite: Presented['invite'], readerName: string): string {
  if (!invite) return `This code does not open ${readerName}.`
  const names = new Intl.ListFormat('en-US').format(invite.locations.map(({ name }) => name))
  return `This key does not open ${readerName}. It opens ${names}.`
}

function sayUses(uses: number): string {
  return uses === 1 ? '1 use' : `${uses} uses`
}
