import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { explainAccess } from '../access/decision/explainAccess.ts'
import { canStillOpen, type InviteDates, inviteStatus } from './inviteStatus.ts'

const noon = Date.parse('2026-11-21T18:00:00Z')
const always: InviteDates = { isRevoked: false, startsAt: null, endsAt: null, usesLeft: null }

describe('the status of an invite', () => {
  it.each<[string, Partial<InviteDates>, string]>([
    ['without dates', {}, 'Valid'],
    ['at its start', { startsAt: noon }, 'Valid'],
    ['a millisecond before its start', { startsAt: noon + 1 }, 'NotYetValid'],
    ['a millisecond before its end', { endsAt: noon + 1 }, 'Valid'],
    ['at its end', { endsAt: noon }, 'Expired'],
    ['with its last use', { usesLeft: 1 }, 'Valid'],
    ['without a use', { usesLeft: 0 }, 'UsedUp'],
    ['withdrawn', { isRevoked: true }, 'Revoked'],
  ])('%s', (_name, changed, status) => {
    expect(inviteStatus({ ...always, ...changed }, noon)).toBe(status)
  })

  it('permanent ends have priority: revoked, ended, used up, then not yet begun', () => {
    const all = { isRevoked: true, startsAt: noon + 1, endsAt: noon, usesLeft: 0 }
    expect(inviteStatus(all, noon)).toBe('Revoked')
    expect(inviteStatus({ ...all, isRevoked: false }, noon)).toBe('Expired')
    expect(inviteStatus({ ...all, isRevoked: false, endsAt: null }, noon)).toBe('UsedUp')
    expect(inviteStatus({ ...all, isRevoked: false, endsAt: null, usesLeft: 1 }, noon)).toBe('NotYetValid')
  })

  it('a valid or future invite may still open doors', () => {
    expect((['Valid', 'NotYetValid', 'Expired', 'Revoked', 'UsedUp', 'Invalid'] as const).filter(canStillOpen)).toEqual(['Valid', 'NotYetValid'])
  })
})

const edge = fc.option(fc.integer({ min: -3, max: 3 }).map((shift) => noon + shift))
const dates = fc.record({ isRevoked: fc.boolean(), startsAt: edge, endsAt: edge, usesLeft: fc.option(fc.nat(2)) })

const because = { Valid: 'inGoodStanding', Revoked: 'revoked', Expired: 'expired', UsedUp: 'usedUp', NotYetValid: 'notYetValid' } as const

it('the door’s reason agrees with the invite’s status at every instant around a change', () => {
  fc.assert(fc.property(dates, fc.integer({ min: -5, max: 5 }), (invite, shift) => {
    const at = noon + shift
    const credential = { isKnown: true, isRevoked: invite.isRevoked, validFrom: invite.startsAt, validUntil: invite.endsAt, usesLeft: invite.usesLeft }
    const { outcome, reasons } = explainAccess({
      at, timeZone: 'America/Chicago', credential,
      port: { id: 'main-entry', default: 'open' }, person: { id: 'guest', isActive: true, accountIsActive: true },
    })
    const status = inviteStatus(invite, at)
    expect(reasons.find(({ rule }) => rule === 'standing')?.because).toBe(because[status])
    expect(outcome).toBe(status === 'Valid' ? 'allowed' : 'denied')
  }))
})
