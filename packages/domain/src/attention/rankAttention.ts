import type { DoorState } from '../access/door/doorState.ts'

/** Kinds of problems that need attention at a property, the most urgent first. */
export const attentionKinds = [
  'fireAlarm', 'lockdown', 'offline', 'leftOpen', 'heldWithoutEnd', 'pushFailed', 'callsMissed', 'deletionAsked', 'codesEnd', 'invitesEnd', 'invoiceOverdue', 'invoiceDue',
] as const
export type AttentionKind = (typeof attentionKinds)[number]

/** A record that an item names. Instants are epoch milliseconds. */
export interface AttentionRecord {
  id: string
  name: string
  /** When the problem began, or when something ends; null if unknown. */
  at: number | null
  /** Id of the record's user; null or omitted for none. */
  personId?: number | null
}

export interface AttentionItem {
  kind: AttentionKind
  /** The records of the item, sorted by time: one door or controller, or all records of another kind. */
  records: AttentionRecord[]
}

/** The facts about a property at one moment. A list is empty if the user may not see its records. */
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

/**
 * Lists the problems that need attention, the most urgent first, and equally urgent ones by time. A door appears once, and a second time
 * only in a fire alarm.
 */
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
