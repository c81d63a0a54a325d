/** The largest sizes that may be loaded, in bytes of gzip -9. Raise one only together with the reason why it is worth the wait. */
export const sizeBudgets: Record<string, { bytes: number; what: string }> = {
  // Nobody loads all of it, as each component is a chunk of its own. It grows by whole rooms: calls weigh 16 kB with their words; lockdown, doors,
  // the import's grid, the palette and a person's own hours another 20 (dragging and telephone numbers are dependencies, fetched by one page alone),
  // the whole import wizard 9, a scope for guests' pages 1, and names of styles that server and browser agree on 2.5. Names of chunks are other
  // ones with each folder, which makes up to 0.7 kB. Mixed and relative colours of CSS, whose contrast is checked, another 1; icons, which were a
  // dependency that was not counted, 4, while the rest fell by as much.
  '@portal/ui': { bytes: 176_400, what: 'the whole library, its peers not counted' },
  '@portal/ui/es': { bytes: 15_800, what: 'its words in Spanish, loaded by those who read them' },
  '@portal/embed/portal-invite-card.js': { bytes: 12_000, what: 'the element until a first code stands, with the sealed request, English and its styles, as a page loads it' },
  '@portal/embed/portal-invite-more.js': { bytes: 12_400, what: 'what it fetches once a code stands: details, codes that come and go, scan mode, wallet and calendar' },
  '@portal/embed/portal-invite-frame.js': { bytes: 2_250, what: 'what a page loads that shows a key in a frame of the portal' },
  '@portal/embed/portal-invite-page.js': { bytes: 2_050, what: 'what runs inside that frame beside the element, with what makes an account’s colour legible' },
  '@portal/embed/es.js': { bytes: 1_600, what: 'its words in Spanish' },
}

/** What one export of `@portal/ui` brings to a partner's page, its peers not counted: bytes of gzip -9 after a bundler. These limits may only fall. */
export const entryBudgets = {
  Button: 3_200,
  PasswordField: 5_700,
  DataTable: 10_900,
  Dialog: 17_000,
  InviteCard: 12_400,
  RecurringInviteCard: 13_300,
  RestrictionEditor: 32_800,
  PortalScope: 1_550,
}

/**
 * All JavaScript before a page can be used, and the number of its files, including files that only import others. These limits may only
 * fall. The sign-in page itself is prerendered: a person reads it before any of this has loaded.
 *
 * Raised once, when controllers, lockdown, the log, imports and going to anything came: dashboard (it acts now) by 6 kB, users by 2, invite
 * by 2 (the table of calls), and one step, to codes, by 6 (they say on how many controllers they are). Once more by about 1 kB each when the
 * version came into every footer, exports into every list, and one's own account, leaving and signing in as somebody else into the record of a
 * user: create password by more (a page of a mailed link). Then dashboard by 7 kB for the visitors' calls, which it asks for in its one question,
 * and not found by 5 kB and a file, as chunks were divided anew when each address got its account. Then by 0.1 kB where toasts leave room on a
 * phone and a person's menu leads to the exports, and a user by 1 kB and a file, as chunks were divided anew for the pages of accounts; every
 * step between pages fell by a quarter with it. Sign-in by 3 kB and a file for what looks after the form and asks to sign in before all the others are
 * there: it works in 0.8 of the time of a page by hand, where it took 1.3. All others by 0.3 kB for the way
 * to an account's brand in a person's menu and in Go to anything; they fell by more since. Invite by 0.3 kB where the card comes in two steps and
 * is one object more.
 */
export const pageBudgets = {
  'sign-in': { bytes: 107_000, files: 7 },
  // The framework-free card in a prerendered frame; 3.4 kB of it stand in the document and ask for the key.
  invite: { bytes: 19_050, files: 1 },
  'create password': { bytes: 136_000, files: 13 },
  subscribe: { bytes: 135_600, files: 13 },
  'not found': { bytes: 126_450, files: 8 },
  dashboard: { bytes: 180_050, files: 10 },
  users: { bytes: 196_200, files: 14 },
  'a user': { bytes: 220_900, files: 21 },
  'restriction editor': { bytes: 231_350, files: 17 },
  billing: { bytes: 221_700, files: 15 },
  'house set-up': { bytes: 214_150, files: 19 },
  accounts: { bytes: 188_300, files: 14 },
} satisfies Record<string, { bytes: number; files: number }>

/**
 * What goes over the line until a page works, with nothing in the browser's cache (e2e/loadBudgets.spec.ts): bytes of all bodies as the
 * server of `npm start` sends them, requests with the document and the calls, and round trips, of which each waits for the one before.
 * These limits may only fall.
 *
 * Raised once: by 1.5 to 3 kB where lists gained their exports and every footer the version, by 6 kB and two requests for call groups (import,
 * the first person of a group nobody answers), by one request for the dashboard and a call group, whose chunks were divided anew. Then by what
 * its calls weigh for the dashboard, and by three requests for the log, which asks for the views that a person has saved. Then by 0.4 kB for the log (photos of calls) and one
 * request for a call group, whose chunks were divided anew. Then sign-in by 3.6 kB and two requests: what looks after the form until all else is
 * there, and the keys that it seals with. Others by 0.4 kB for the way to an account's brand, having fallen by 1 to 2 kB before. Sign-in by 0.1 kB: its document
 * says which font comes first, so that the page is laid out once less.
 */
export const loadBudgets = {
  'sign-in': { bytes: 102_950, requests: 10, roundTrips: 2 },
  dashboard: { bytes: 217_550, requests: 17, roundTrips: 3 },
  users: { bytes: 232_850, requests: 23, roundTrips: 3 },
  'a user': { bytes: 257_900, requests: 34, roundTrips: 3 },
  'restriction editor': { bytes: 262_850, requests: 24, roundTrips: 3 },
  billing: { bytes: 256_300, requests: 29, roundTrips: 3 },
  'call groups': { bytes: 264_600, requests: 25, roundTrips: 3 },
  // The editor asks who would be told of a visitor once it knows the people of the plan.
  'a call group': { bytes: 309_900, requests: 36, roundTrips: 4 },
  imports: { bytes: 220_950, requests: 19, roundTrips: 3 },
  controllers: { bytes: 226_150, requests: 20, roundTrips: 3 },
  // 0.6 kB are lines of the log: everybody of the seeded property who came in has theirs.
  log: { bytes: 294_850, requests: 33, roundTrips: 3 },
  lockdown: { bytes: 246_300, requests: 22, roundTrips: 3 },
} satisfies Record<string, { bytes: number; requests: number; roundTrips: number }>

/**
 * The most that is still to be loaded to come to a page from any other of these, in bytes of gzip -9: loaded when the pointer or the focus
 * is on a link there, or while the person reads. These limits may only fall.
 *
 * Raised once by 0.1 kB, to codes by 1.9, when a page of a long list began to be read beside the known one, and chunks were divided anew. Then to a
 * group by 1 kB, when chunks were divided anew for a smaller router; all others fell by 0.1 to 4 kB. Then to users and groups by 0.2 kB, as chunks were
 * divided anew without the catalogue's words; all others fell by 0.3 to 3 kB.
 */
export const stepBudgets = {
  dashboard: 8_300,
  users: 24_250,
  'a user': 49_150,
  groups: 19_100,
  'a group': 61_950,
  'restriction editor': 59_550,
  // A code has its history and says what its controllers hold.
  codes: 31_950,
  schedules: 28_150,
  invites: 25_750,
  billing: 49_950,
  'call groups': 62_700,
  'a call group': 108_900,
}

/**
 * The most that is still to be loaded to come to a page once somebody has read another one for some seconds, in bytes of gzip -9: the sidebar's
 * pages have come by then, and what editors share (`loadAhead.ts`). From a list nothing is left for the page that its rows lead to. These limits may
 * only fall.
 */
export const readStepBudgets = {
  dashboard: 0,
  users: 0,
  'a user': 4_500,
  groups: 0,
  'a group': 7_000,
  'restriction editor': 2_000,
  codes: 0,
  schedules: 0,
  invites: 0,
  billing: 0,
  'call groups': 0,
  'a call group': 22_600,
  'a code': 5_600,
  'a schedule': 3_300,
  'a new user': 0,
  'a new invite': 14_700,
}
