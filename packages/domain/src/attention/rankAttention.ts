import type { DoorState } from '../access/door/doorState.ts'

/** What can need attention at a property, the most urgent first. */
export const attentionKinds = [
  'fireAlarm', 'lockdown', 'offline', 'leftOpen', 'heldWithoutEnd', 'pushFailed', 'callsMissed', 'deletionAsked', 'codesEnd', 'invitesEnd', 'invoiceOverdue', 'invoiceDue',
] as const
export type AttentionKind = (typeof attentionKinds)[number]

/** A record that an item names. Instants are epoch milliseconds. */
export interface AttentionRecord {
  id: string
  name: string
  /** When it began or ends; null where nothing says. */
  at: number | null
  /** Its user; null or omitted for none. */
  personId?: number | null
}

export interface AttentionItem {
  kind: AttentionKind
  /** One item per door and per controller; one item for all records of any other kind. Sorted by time. */
  records: AttentionRecord[]
}

/** The facts about a property at one moment. A list is empty where the user may not see them. */
export interface AttentionFacts {
  doors: readonly (AttentionRecord & { state: DoorState })[]
  /** Controllers with a failed command. */
  failedPushes: readonly AttentionRecord[]
  /** Call groups with unanswered calls. */
  missedCalls: readonly AttentionRecord[]
  /** Users who asked to delete their account. */
  deletionRequests: readonly AttentionRecord[]
  endingCodes: readonly AttentionRecord[]
  endingInvites: readonly AttentionRecord[]
  overdueInvoices: readonly AttentionRecord[]
  dueInvoices: readonly AttentionRecord[]
}

/** What needs attention, the most urgent first; among equals by start, or by end. A door appears once, and again in a fire alarm. */
export function rankAttention(facts: AttentionFacts): AttentionItem[] {
  const doors = (kind: AttentionKind, isSo: (state: DoorState) => boolean) => [kind, facts.doors.filter(({ state }) => isSo(state)).map(recordOf)] as const
  const each = new Set<AttentionKind>(['offline', 'leftOpen', 'heldWithoutEnd', 'pushFailed'])
  const found: (readonly [AttentionKind, readonly AttentionRecord[]])[] = [
    doors('fireAlarm', ({ because }) => because === 'fireAlarm'),
    doors('lockdown', ({ state }) => state === 'Locked'),
    doors('offline', ({ state }) => state === 'Offline'),
    doors('leftOpen', ({ state }) => state === 'LeftOpen'),
    doors('heldWithoutEnd', ({ state, because, until }) => state === 'HeldOpen' && (because === 'code' || (because === 'person' && until === null))),
    ['pushFailed', facts.failedPushes],
    ['callsMissed', facts.missedCalls],
    ['deletionAsked', facts.deletionRequests],
    ['codesEnd', facts.endingCodes],
    ['invitesEnd', facts.endingInvites],
    ['invoiceOverdue', facts.overdueInvoices],
    ['invoiceDue', facts.dueInvoices],
  ]
  return found
    .toSorted(([one], [other]) => attentionKinds.indexOf(one) - attentionKinds.indexOf(other))
    .flatMap(([kind, some]) => {
      const records = some.map(recordOf).toSorted((one, other) => (one.at ?? Infinity) - (other.at ?? Infinity))
      if (each.has(kind)) return records.map((record) => ({ kind, records: [record] }))
      return records.length === 0 ? [] : [{ kind, records }]
    })
}

function recordOf({ id, name, at, personId = null }: AttentionRecord): AttentionRecord {
  return { id, name, at, personId }
}
