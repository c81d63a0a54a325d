/** The largest sizes that may be loaded, in bytes of gzip -9. Raise one only together with the reason why it is worth the wait. */
export const sizeBudgets: Record<string, { bytes: number; what: string }> = {
  // Nobody loads all of it, as each component is a chunk of its own. It grows by whole rooms: calls weigh 16 kB with their words; lockdown, doors,
  // the import's grid, the palette and a person's own hours another 20 (dragging and telephone numbers are dependencies, fetched by one page alone).
  '@portal/ui': { bytes: 158_000, what: 'the whole library, its peers not counted' },
  '@portal/ui/es': { bytes: 14_300, what: 'its words in Spanish, loaded by those who read them' },
  '@portal/embed/portal-invite-card.js': { bytes: 19_900, what: 'the whole element with the sealed request, English, its styles, scan mode, wallet and calendar, as a page loads it' },
  '@portal/embed/es.js': { bytes: 1_600, what: 'its words in Spanish' },
}

/**
 * All JavaScript before a page can be used, and the number of its files, including files that only import others. These limits may only
 * fall. The sign-in page itself is prerendered: a person reads it before any of this has loaded.
 *
 * Raised once, when controllers, lockdown, the log, imports and going to anything came: dashboard (it acts now) by 6 kB, users by 2, invite
 * by 2 (the table of calls), and one step, to codes, by 6 (they say on how many controllers they are). Once more by about 1 kB each when the
 * version came into every footer, exports into every list, and one's own account, leaving and signing in as somebody else into the record of a
 * user: invite and create password by more (the card's model, which the framework-free card shares; a page of a mailed link).
 */
export const pageBudgets = {
  'sign-in': { bytes: 106_500, files: 6 },
  invite: { bytes: 137_000, files: 9 },
  'create password': { bytes: 141_500, files: 14 },
  subscribe: { bytes: 145_600, files: 16 },
  'not found': { bytes: 127_200, files: 9 },
  dashboard: { bytes: 187_200, files: 12 },
  users: { bytes: 214_500, files: 16 },
  'a user': { bytes: 241_500, files: 23 },
  'restriction editor': { bytes: 249_000, files: 18 },
  billing: { bytes: 241_000, files: 16 },
} satisfies Record<string, { bytes: number; files: number }>

/**
 * What goes over the line until a page works, with nothing in the browser's cache (e2e/loadBudgets.spec.ts): bytes of all bodies as the
 * server of `npm start` sends them, requests with the document and the calls, and round trips, of which each waits for the one before.
 * These limits may only fall.
 *
 * Raised once: by 1.5 to 3 kB where lists gained their exports and every footer the version, by 6 kB and two requests for call groups (import,
 * the first person of a group nobody answers), by one request for the dashboard and a call group, whose chunks were divided anew.
 */
export const loadBudgets = {
  'sign-in': { bytes: 100_800, requests: 8, roundTrips: 2 },
  dashboard: { bytes: 223_000, requests: 19, roundTrips: 3 },
  users: { bytes: 249_000, requests: 26, roundTrips: 3 },
  'a user': { bytes: 275_800, requests: 37, roundTrips: 3 },
  'restriction editor': { bytes: 278_400, requests: 26, roundTrips: 3 },
  billing: { bytes: 273_200, requests: 30, roundTrips: 3 },
  'call groups': { bytes: 284_300, requests: 27, roundTrips: 3 },
  // The editor asks who would be told of a visitor once it knows the people of the plan.
  'a call group': { bytes: 333_500, requests: 39, roundTrips: 4 },
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
  dashboard: 9_000,
  users: 36_200,
  'a user': 63_300,
  groups: 30_700,
  'a group': 78_500,
  'restriction editor': 70_700,
  codes: 50_500,
  schedules: 42_200,
  invites: 38_200,
  billing: 62_700,
  'call groups': 78_500,
  // The code of dragging, which its document names, is in it.
  'a call group': 130_000,
}
