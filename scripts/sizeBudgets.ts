/** The largest allowed sizes in bytes (gzip -9), 3 % above the current ones. Raise one only with a reason why the longer loading time is worth it. */
export const sizeBudgets: Record<string, { bytes: number; what: string }> = {
  '@portal/ui': { bytes: 226_500, what: 'the whole library, its peers not counted; nobody loads all of it' },
  '@portal/ui/Button': { bytes: 10_050, what: 'the entry of one component, every file that it imports, without a bundler that leaves out what is unused' },
  '@portal/ui/es': { bytes: 17_900, what: 'its words in Spanish, loaded by those who read them' },
  '@portal/embed/portal-invite-card.js': { bytes: 13_350, what: 'the element until a first code stands, with the sealed request, English and its styles, as a page loads it' },
  '@portal/embed/portal-invite-more.js': { bytes: 13_400, what: 'what it fetches once a code stands: details, codes that come and go, scan mode, wallet and calendar' },
  '@portal/embed/portal-invite-frame.js': { bytes: 2_400, what: 'what a page loads that shows a key in a frame of the portal' },
  '@portal/embed/portal-invite-page.js': { bytes: 2_150, what: 'what runs inside that frame beside the element, with what makes an account’s color legible' },
  '@portal/embed/es.js': { bytes: 1_800, what: 'its words in Spanish' },
}

/** Bytes (gzip -9) that one export of `@portal/ui` adds to a partner's page after bundling. Peer dependencies are not counted. */
export const entryBudgets = {
  Button: 4_320,
  PasswordField: 5_850,
  // This size includes details below a row, presses on a row, and chosen columns.
  DataTable: 12_980,
  Dialog: 18_500,
  // The cards of all kinds share the element’s views and rules, so each has a few that only the others use.
  InviteCard: 14_260,
  RecurringInviteCard: 14_580,
  // This size includes the reasons and the button of DateRangeField's calendar, which is loaded when it opens.
  RestrictionEditor: 35_700,
  PortalScope: 1_600,
}

/** One line for each kind of page. `bytes` (gzip -9) and `files`: all JavaScript before the page can be used, including files that only import others. */
export const pageBudgets = {
  // The sign-in page is prerendered, so a user can read it before this JavaScript has loaded.
  // One of its files is small (2 kB): the plan of the build no longer joins it with a part that many pages share.
  'sign-in': { bytes: 111_500, files: 9 },
  // The card of an invite, which uses no framework, in a prerendered page. 3.4 kB are inline in the document and request the key.
  invite: { bytes: 20_900, files: 1 },
  // This size includes the library that caches answers of the services (11 kB), photos of entries, and the states and hours in the headings.
  dashboard: { bytes: 213_000, files: 12 },
  // The largest editor.
  'a call group': { bytes: 312_900, files: 33 },
} satisfies Record<string, { bytes: number; files: number }>

/**
 * Network traffic until a page works, with an empty browser cache (e2e/loadBudgets.spec.ts): bytes of all bodies as the server of `npm
 * start` sends them, number of requests including document and calls, and number of successive round trips.
 */
export const loadBudgets = {
  'sign-in': { bytes: 107_000, requests: 12, roundTrips: 2 },
  dashboard: { bytes: 247_900, requests: 19, roundTrips: 3 },
  // This page has one more round trip, because the editor checks how users are notified only once it knows the users of the plan.
  'a call group': { bytes: 332_500, requests: 42, roundTrips: 4 },
} satisfies Record<string, { bytes: number; requests: number; roundTrips: number }>
