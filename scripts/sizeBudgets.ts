/** The largest sizes that may be loaded, in bytes of gzip -9. Raise one only together with the reason why it is worth the wait. */
export const sizeBudgets: Record<string, { bytes: number; what: string }> = {
  // Tables, the editor of restrictions with its week, the explanation of access, billing, and the editor of call groups with its simulator: nobody loads
  // all of it, as each component is a chunk of its own. The combobox for long lists, loaded where a list is long, raised it from 114 kB; the room of
  // calls with its words weighs 16 kB (dragging and telephone numbers are not in it: they are dependencies, fetched by its page alone).
  '@portal/ui': { bytes: 143_000, what: 'the whole library, its peers not counted' },
  '@portal/ui/es': { bytes: 12_000, what: 'its words in Spanish, loaded by those who read them' },
}

/**
 * All JavaScript before a page can be used, and the number of its files, including files that only import others. These limits may only
 * fall. The sign-in page itself is prerendered: a person reads it before any of this has loaded.
 *
 * Raised once: the dashboard since doors are opened, held and closed on it, what needs attention is ranked there and
 * every signed-in page tells of a lockdown; invite by the table of calls, which grew by those of
 * imports, devices, doors, lockdown and call preferences.
 */
export const pageBudgets = {
  'sign-in': { bytes: 106_000, files: 6 },
  invite: { bytes: 135_500, files: 9 },
  'create password': { bytes: 137_500, files: 12 },
  subscribe: { bytes: 142_000, files: 14 },
  'not found': { bytes: 126_000, files: 9 },
  dashboard: { bytes: 185_500, files: 11 },
  users: { bytes: 213_000, files: 15 },
  'a user': { bytes: 236_000, files: 21 },
  'restriction editor': { bytes: 246_000, files: 18 },
  billing: { bytes: 242_500, files: 16 },
} satisfies Record<string, { bytes: number; files: number }>

/**
 * What goes over the line until a page works, with nothing in the browser's cache (e2e/loadBudgets.spec.ts): bytes of all bodies as the
 * server of `npm start` sends them, requests with the document and the calls, and round trips, of which each waits for the one before.
 * These limits may only fall.
 */
export const loadBudgets = {
  'sign-in': { bytes: 100_800, requests: 8, roundTrips: 2 },
  dashboard: { bytes: 229_500, requests: 20, roundTrips: 3 },
  users: { bytes: 244_500, requests: 23, roundTrips: 3 },
  'a user': { bytes: 269_500, requests: 33, roundTrips: 3 },
  'restriction editor': { bytes: 274_500, requests: 26, roundTrips: 3 },
  billing: { bytes: 267_500, requests: 30, roundTrips: 3 },
  'call groups': { bytes: 279_000, requests: 25, roundTrips: 3 },
  // The editor asks who would be told of a visitor once it knows the people of the plan.
  'a call group': { bytes: 334_500, requests: 35, roundTrips: 4 },
} satisfies Record<string, { bytes: number; requests: number; roundTrips: number }>

/**
 * The most that is still to be loaded to come to a page from any other of these, in bytes of gzip -9: loaded when the pointer or the focus
 * is on a link there, or while the person reads. These limits may only fall.
 */
export const stepBudgets = {
  dashboard: 7_500,
  users: 35_000,
  'a user': 58_500,
  groups: 31_000,
  'a group': 76_000,
  'restriction editor': 68_000,
  codes: 44_500,
  schedules: 43_000,
  invites: 44_000,
  billing: 64_500,
  'call groups': 81_000,
  'a call group': 110_000,
}
