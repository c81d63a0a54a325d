import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { doorState, type DoorWord } from '../access/door/doorState.ts'
import { type AttentionFacts, attentionKinds, rankAttention } from './rankAttention.ts'

const now = Date.parse('2026-11-21T16:00:00Z')
const none: AttentionFacts = { doors: [], failedPushes: [], missedCalls: [], deletionRequests: [], endingCodes: [], endingInvites: [], overdueInvoices: [], dueInvoices: [] }
const door = (id: string, word: DoorWord, at: number | null = null, hasFireAlarm = false) => ({
  id, name: `Gate ${id}`, at, state: doorState({ timeZone: 'America/Chicago', word, hasFireAlarm, schedules: [] }, now),
})
const record = (id: string, at: number | null = now) => ({ id, name: id, at })

describe('rankAttention', () => {
  it('a property without problems has an empty list', () => {
    expect(rankAttention({ ...none, doors: [door('a', 'Closed')] })).toEqual([])
  })

  it('safety is listed first, then failures, then things that end soon, then money', () => {
    const items = rankAttention({
      doors: [door('a', 'LeftOpen'), door('b', 'Offline', now - 1), door('c', 'Offline', now - 2), door('d', 'HeldOpen'), door('e', 'Locked')],
      failedPushes: [record('module')], missedCalls: [record('group')], deletionRequests: [record('person')], endingCodes: [record('code')],
      endingInvites: [record('late', now + 2), record('soon', now + 1)], overdueInvoices: [record('1001')], dueInvoices: [record('1002')],
    })
    expect(items.map(({ kind }) => kind)).toEqual([
      'lockdown', 'offline', 'offline', 'leftOpen', 'heldWithoutEnd', 'pushFailed', 'callsMissed', 'deletionAsked', 'codesEnd', 'invitesEnd', 'invoiceOverdue', 'invoiceDue',
    ])
    expect(items.map(({ records }) => records.map(({ id }) => id).join(' '))).toEqual(['e', 'c', 'b', 'a', 'd', 'module', 'group', 'person', 'code', 'soon late', '1001', '1002'])
  })

  it('a fire alarm is one item, and a door that is offline or left open has its own item too', () => {
    const doors = [door('a', 'Locked', null, true), door('b', 'Offline', null, true), door('c', 'LeftOpen', null, true)]
    expect(rankAttention({ ...none, doors })).toMatchObject([
      { kind: 'fireAlarm', records: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] }, { kind: 'offline', records: [{ id: 'b' }] }, { kind: 'leftOpen', records: [{ id: 'c' }] },
    ])
  })

  it('each door is listed once, and no problem is lost', () => {
    const words = fc.constantFrom<DoorWord[]>('Closed', 'HeldOpen', 'LeftOpen', 'Locked', 'Offline')
    fc.assert(fc.property(fc.array(words, { maxLength: 8 }), fc.boolean(), (some, hasFireAlarm) => {
      const doors = some.map((word, index) => door(String(index), word, null, hasFireAlarm))
      const items = rankAttention({ ...none, doors })
      const idsOf = (some: typeof items) => some.flatMap(({ records }) => records.map(({ id }) => id))
      const named = idsOf(items.filter(({ kind }) => (kind === 'fireAlarm') === hasFireAlarm))
      const offlineOrLeftOpen = doors.filter((_, index) => some[index] === 'Offline' || some[index] === 'LeftOpen')
      if (hasFireAlarm) expect(idsOf(items.filter(({ kind }) => kind !== 'fireAlarm')).toSorted()).toEqual(offlineOrLeftOpen.map(({ id }) => id).toSorted())
      expect(named.toSorted()).toEqual(doors.filter(({ state }) => state.state !== 'Closed').map(({ id }) => id).toSorted())
      const ranks = items.map(({ kind }) => attentionKinds.indexOf(kind))
      expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
    }))
  })
})
