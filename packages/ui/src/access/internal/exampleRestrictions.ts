import { type Restriction, unrestricted } from '@portal/domain'

/** The time in stories: 10:00 AM in Houston. */
export const exampleNow = Date.parse('2026-11-21T16:00:00Z')

export const vendors: Restriction = {
  ...unrestricted,
  windows: [
    { days: [1, 2, 3, 4], start: 420, end: 930 },
    { days: [5], start: 420, end: 720 },
    { days: [5], start: 1320, end: 360 },
    { days: [6], start: 540, end: 690 },
  ],
  validFrom: { date: '2026-10-05', minute: 0 },
  validUntil: { date: '2027-03-12', minute: 1440 },
  usesAllowed: 30,
  usesLeft: 12,
  exceptions: [{ name: 'Thanksgiving', from: '2026-11-26', until: '2026-11-27', effect: 'deny', start: 0, end: 1440 }],
}

/** The vendors' group closes at midnight. */
export const allVendors: Restriction = { ...unrestricted, windows: [{ days: [1, 2, 3, 4, 5, 6], start: 360, end: 1440 }] }
