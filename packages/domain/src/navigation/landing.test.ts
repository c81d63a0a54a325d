import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Landing, type LandingDetails, landingOrder, resolveLanding } from './landing.ts'

const ordinary: LandingDetails = {
  IsAccountActive: true,
  IS_SFH_ACTIVE: false,
  UserTypeID: 1,
  callgroupId: null,
  IsBillingAdminLoginLandpage: false,
  IsUserDashboard: 1,
}

function landing(details: Partial<LandingDetails>): Landing {
  return resolveLanding({ ...ordinary, ...details })
}

describe("§2 After landing on '/'", () => {
  it('§2 landing 1: an inactive account goes to the inactive page, whatever else is true', () => {
    expect(landing({ IsAccountActive: false, IS_SFH_ACTIVE: true, UserTypeID: 2, callgroupId: 7 })).toBe('inactive')
  })

  it('§2 landing 2: a single-family-active user goes to the single-family manual setup', () => {
    expect(landing({ IS_SFH_ACTIVE: true, UserTypeID: 2, callgroupId: 7 })).toBe('singleFamilySetup')
  })

  it('§2 landing 3: user type 2 with a call group goes to the video call group', () => {
    expect(landing({ UserTypeID: 2, callgroupId: 7, IsBillingAdminLoginLandpage: true })).toBe('videoCallGroup')
  })

  it('§2 landing 4: user type 9 with a call group goes to the voice call group', () => {
    expect(landing({ UserTypeID: 9, callgroupId: 'a7', IsBillingAdminLoginLandpage: true })).toBe('voiceCallGroup')
  })

  it.each([null, 0, '', '0', ' ', '00000000-0000-0000-0000-000000000000', -1, Number.NaN])(
    '§2 landing 5: user type 2 or 9 with the call group %j goes back to login',
    (callgroupId) => {
      expect(landing({ UserTypeID: 2, callgroupId, IsBillingAdminLoginLandpage: true })).toBe('login')
      expect(landing({ UserTypeID: 9, callgroupId, IsUserDashboard: 3 })).toBe('login')
    },
  )

  it('§2 landing 6: the billing-admin landing flag goes to billing', () => {
    expect(landing({ IsBillingAdminLoginLandpage: true, IsUserDashboard: 3 })).toBe('billing')
  })

  it('§2 landing 7: a dashboard user flag of 3 signs out', () => {
    expect(landing({ IsUserDashboard: 3, callgroupId: 7 })).toBe('signOut')
  })

  it('§2 landing 1: operators work in inactive accounts too, so they land on the dashboard', () => {
    expect(landing({ IsAccountActive: false, role: 1 })).toBe('dashboard')
    expect(landing({ IsAccountActive: false, role: 2 })).toBe('dashboard')
    expect(landing({ IsAccountActive: false, role: 3 })).toBe('inactive')
  })

  it('§2 landing 8: everyone else goes to the dashboard', () => {
    expect(landing({})).toBe('dashboard')
    expect(landing({ IsUserDashboard: 0, callgroupId: 7 })).toBe('dashboard')
  })

  it('§2 landing: each rule can decide, and the first that matches does', () => {
    expect(landingOrder.map(({ rule }) => rule)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    const details = fc.record({
      IsAccountActive: fc.boolean(),
      IS_SFH_ACTIVE: fc.boolean(),
      UserTypeID: fc.constantFrom(1, 2, 9),
      callgroupId: fc.constantFrom(null, 0, 7, '7'),
      IsBillingAdminLoginLandpage: fc.boolean(),
      IsUserDashboard: fc.constantFrom(1, 3),
    })
    const reached = new Set<Landing>()
    fc.assert(
      fc.property(details, (user) => {
        const first = landingOrder.findIndex(({ when }) => when(user))
        reached.add(resolveLanding(user))
        expect(resolveLanding(user)).toBe(landingOrder[first]?.goTo)
      }),
      { numRuns: 2_000, seed: 1 },
    )
    expect(reached.size).toBe(8)
  })
})
