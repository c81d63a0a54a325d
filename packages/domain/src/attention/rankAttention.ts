import type { DoorState } from '../access/door/doorState.ts'

/** What can need somebody at a property, the most pressing first. */
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
  /** The person whom it belongs to; null or omitted where it belongs to nobody. */
  personId?: number | null
}

export interface AttentionItem {
  kind: AttentionKind
  /** Of one door each, of one controller each; all records of any other kind together. Sorted by their time. */
  records: AttentionRecord[]
}

/** What is known of a property at one moment. A list is empty where the person may not know of such things. */
export interface AttentionFacts {
  doors: readonly (AttentionRecord & { state: DoorState })[]
  /** Controllers that gave up on something they were told. */
  failedPushes: readonly AttentionRecord[]
  /** Call groups whose calls nobody answered. */
  missedCalls: readonly AttentionRecord[]
  /** People who asked that their account be deleted. */
  deletionRequests: readonly AttentionRecord[]
  endingCodes: readonly AttentionRecord[]
  endingInvites: readonly AttentionRecord[]
  overdueInvoices: readonly AttentionRecord[]
  dueInvoices: readonly AttentionRecord[]
}

/** What needs somebody, the most pressing first; among equals what began first, or ends first. A door is named once, besides by a fire alarm. */
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
