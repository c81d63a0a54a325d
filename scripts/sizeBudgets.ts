/** The largest sizes that may be loaded, in bytes of gzip -9. Raise one only together with the reason why it is worth the wait. */
export const sizeBudgets: Record<string, { bytes: number; what: string }> = {
  // Nobody loads all of it, as each component is a chunk of its own. It grows by whole rooms: calls weigh 16 kB with their words; lockdown, doors,
  // the import's grid, the palette and a person's own hours another 20 (dragging and telephone numbers are dependencies, fetched by one page alone).
  '@portal/ui': { bytes: 164_000, what: 'the whole library, its peers not counted' },
  '@portal/ui/es': { bytes: 14_500, what: 'its words in Spanish, loaded by those who read them' },
  '@portal/embed/portal-invite-card.js': { bytes: 12_900, what: 'the whole element with English, its styles and scan mode, as a page loads it' },
  '@portal/embed/es.js': { bytes: 1_600, what: 'its words in Spanish' },
}

/**
 * All JavaScript before a page can be used, and the number of its files, including files that only import others. These limits may only
 * fall. The sign-in page itself is prerendered: a person reads it before any of this has loaded.
 *
 * Raised once, when controllers, lockdown, the log, imports and going to anything came: dashboard (it acts now) by 6 kB, users by 2, invite
 * by 2 (the table of calls), and one step, to codes, by 6 (they say on how many controllers they are).
 */
export const pageBudgets = {
  'sign-in': { bytes: 106_000, files: 6 },
  invite: { bytes: 135_500, files: 9 },
  'create password': { bytes: 138_000, files: 12 },
  subscribe: { bytes: 144_500, files: 15 },
  'not found': { bytes: 126_000, files: 9 },
  dashboard: { bytes: 186_000, files: 11 },
  users: { bytes: 212_000, files: 16 },
  'a user': { bytes: 239_500, files: 23 },
  'restriction editor': { bytes: 247_000, files: 19 },
  billing: { bytes: 239_000, files: 16 },
} satisfies Record<string, { bytes: number; files: number }>

/**
 * What goes over the line until a page works, with nothing in the browser's cache (e2e/loadBudgets.spec.ts): bytes of all bodies as the
 * server of `npm start` sends them, requests with the document and the calls, and round trips, of which each waits for the one before.
 * These limits may only fall.
 */
export const loadBudgets = {
  'sign-in': { bytes: 100_800, requests: 8, roundTrips: 2 },
  dashboard: { bytes: 221_500, requests: 18, roundTrips: 3 },
  users: { bytes: 246_000, requests: 26, roundTrips: 3 },
  'a user': { bytes: 273_500, requests: 37, roundTrips: 3 },
  'restriction editor': { bytes: 276_000, requests: 26, roundTrips: 3 },
  billing: { bytes: 271_000, requests: 30, roundTrips: 3 },
  'call groups': { bytes: 278_500, requests: 25, roundTrips: 3 },
  // The editor asks who would be told of a visitor once it knows the people of the plan.
  'a call group': { bytes: 333_500, requests: 38, roundTrips: 4 },
  imports: { bytes: 243_500, requests: 23, roundTrips: 3 },
  controllers: { bytes: 241_500, requests: 24, roundTrips: 3 },
  log: { bytes: 312_000, requests: 34, roundTrips: 3 },
  // What a lockdown would do is asked once its doors are known.
  lockdown: { bytes: 267_000, requests: 27, roundTrips: 4 },
} satisfies Record<string, { bytes: number; requests: number; roundTrips: number }>

/**
 * The most that is still to be loaded to come to a page from any other of these, in bytes of gzip -9: loaded when the pointer or the focus
 * is on a link there, or while the person reads. These limits may only fall.
 */
export const stepBudgets = {
  dashboard: 7_800,
  users: 34_000,
  'a user': 61_500,
  groups: 28_500,
  'a group': 73_500,
  'restriction editor': 69_000,
  codes: 51_000,
  schedules: 39_500,
  invites: 36_000,
  billing: 61_000,
  'call groups': 73_000,
  // The code of dragging, which its document names, is in it.
  'a call group': 132_000,
}
