/** The time of tests: Saturday, November 21, 2026, 10:00 AM in Houston. */
export const saturday = Date.parse('2026-11-21T16:00:00Z')
