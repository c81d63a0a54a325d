import { describe, expect, it } from 'vitest'
import type { AccessInput } from '../decision/accessInput.ts'
import { explainAccess } from '../decision/explainAccess.ts'
import type { DoorState } from './doorState.ts'
import { explainAtDoor } from './explainAtDoor.ts'

const at = Date.parse('2026-11-23T13:21:00Z')
const until = Date.parse('2026-11-23T15:00:00Z')
const input = (change: Partial<AccessInput> = {}): AccessInput => ({
  at, timeZone: 'America/Chicago', port: { id: 1, default: 'open' }, person: { id: 1, isActive: true, accountIsActive: true }, ...change,
})
const held: DoorState = { state: 'HeldOpen', because: 'schedule', scheduleName: 'Rush', override: null, until, letsEveryoneIn: true }
const closed: DoorState = { state: 'Closed', because: 'device', scheduleName: null, override: null, until: null, letsEveryoneIn: false }

describe('explainAtDoor', () => {
  it('a door held open lets in a user that the rules deny, and names the schedule and its end', () => {
    const denied = explainAccess(input({ credential: { isKnown: true, isRevoked: true } }))
    const { outcome, deciding, nextOpening, reasons } = explainAtDoor(denied, held)
    expect([denied.outcome, outcome, deciding, nextOpening]).toEqual(['denied', 'allowed', 'heldOpen', null])
    expect(reasons.slice(0, 3)).toEqual([
      { rule: 'lockdown', result: 'passes', because: 'noLockdown' },
      { rule: 'standing', result: 'passes', because: 'revoked' },
      { rule: 'heldOpen', result: 'allows', because: 'heldOpen', data: { name: 'Rush', at: until } },
    ])
    expect(new Set(reasons.slice(3).map(({ result }) => result))).toEqual(new Set(['notReached']))
  })

  it('the explanation says that an entry method holds the door open', () => {
    const explained = explainAtDoor(explainAccess(input()), { ...held, because: 'code', scheduleName: null, until: null })
    expect(explained.reasons.find(({ rule }) => rule === 'heldOpen')).toEqual({ rule: 'heldOpen', result: 'allows', because: 'heldOpenByCode' })
  })

  it('a fire alarm stays the reason, whether the door or the question knows of it', () => {
    const denied = explainAccess(input({ credential: { isKnown: false } }))
    expect(explainAtDoor(denied, { ...held, because: 'fireAlarm' })).toEqual(denied)
    const opened = explainAccess(input({ fireAlarm: true }))
    expect(explainAtDoor(opened, held)).toEqual(opened)
  })

  it('answers at other doors don’t change', () => {
    const answers = [explainAccess(input()), explainAccess(input({ credential: { isKnown: false } }))]
    for (const answer of answers) expect(explainAtDoor(answer, closed)).toEqual(answer)
  })
})
