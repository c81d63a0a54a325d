/** The largest allowed sizes in bytes of gzip -9, 3 % above the present ones. Raise one only with a reason why it is worth the wait. */
export const sizeBudgets: Record<string, { bytes: number; what: string }> = {
  '@portal/ui': { bytes: 219_200, what: 'the whole library, its peers not counted; nobody loads all of it' },
  '@portal/ui/Button': { bytes: 10_050, what: 'the entry of one component, every file that it imports, without a bundler that leaves out what is unused' },
  '@portal/ui/es': { bytes: 17_900, what: 'its words in Spanish, loaded by those who read them' },
  '@portal/embed/portal-invite-card.js': { bytes: 13_350, what: 'the element until a first code stands, with the sealed request, English and its styles, as a page loads it' },
  '@portal/embed/portal-invite-more.js': { bytes: 13_400, what: 'what it fetches once a code stands: details, codes that come and go, scan mode, wallet and calendar' },
  '@portal/embed/portal-invite-frame.js': { bytes: 2_400, what: 'what a page loads that shows a key in a frame of the portal' },
  '@portal/embed/portal-invite-page.js': { bytes: 2_150, what: 'what runs inside that frame beside the element, with what makes an account’s color legible' },
  '@portal/embed/es.js': { bytes: 1_800, what: 'its words in Spanish' },
}

/** What one export of `@portal/ui` brings to a partner's page, its peers not counted: bytes of gzip -9 after a bundler. */
export const entryBudgets = {
  Button: 4_320,
  PasswordField: 5_850,
  // With details below a row, presses on a row, chosen columns.
  DataTable: 12_980,
  Dialog: 18_100,
  InviteCard: 13_460,
  RecurringInviteCard: 14_260,
  // With the reasons and the button of DateRangeField's calendar, which is fetched when it opens.
  RestrictionEditor: 35_700,
  PortalScope: 1_600,
}

/** One line for each way in. `bytes` (gzip -9) and `files`: all JavaScript before the page can be used, with files that only import others. */
export const pageBudgets = {
  // The page itself is prerendered: a user reads it before any of this has loaded.
  'sign-in': { bytes: 111_500, files: 8 },
  // The framework-free card in a prerendered frame; 3.4 kB of it are inline in the document and request the key.
  invite: { bytes: 20_650, files: 1 },
  // With the library that keeps the answers of questions (11 kB).
  dashboard: { bytes: 206_000, files: 12 },
  // The heaviest editor.
  'a call group': { bytes: 312_900, files: 33 },
} satisfies Record<string, { bytes: number; files: number }>

/**
 * What goes over the line until a page works, with nothing in the browser's cache (e2e/loadBudgets.spec.ts): bytes of all bodies as the
 * server of `npm start` sends them, requests with the document and the calls, and round trips, of which each waits for the one before.
 */
export const loadBudgets = {
  'sign-in': { bytes: 107_000, requests: 11, roundTrips: 2 },
  dashboard: { bytes: 240_600, requests: 19, roundTrips: 3 },
  // The editor requests the notice check once it knows the users of the plan.
  'a call group': { bytes: 332_500, requests: 42, roundTrips: 4 },
} satisfies Record<string, { bytes: number; requests: number; roundTrips: number }>
