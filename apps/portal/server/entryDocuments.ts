import { splitAddress } from '../src/app/accountAddress.ts'
import { pages, type PageArea } from '../src/app/pages.ts'
import { publicPaths } from '../src/app/publicPaths.ts'
import { publicPages, type PublicPageRow } from '../src/public/publicPages.ts'

/** A page on which a visit may begin, and the files that its document can load before any script has run. */
export interface EntryDocument {
  /** The path of the page: `/site/users`, `/site/users/:id`, or `/site/*` for all paths below. */
  path: string
  /** The build's entries for the scripts that the page needs. */
  entries: readonly string[]
  /** The build's entry for a script that runs first and needs no other script. */
  ahead?: string
  /** Whether the page works without the portal's first script. */
  standsAlone?: boolean
}

const startEntry = 'src/app/startPortal.tsx'

/** The files with the definitions of the calls that pages make at once. The client has those of the session and the dashboard. */
const contract = '../../packages/api-client/src/contract'
const callsOf: Record<PageArea | NonNullable<PublicPageRow['calls']>[number], string> = {
  passwords: `${contract}/endpoints/passwords.ts`,
  subscribing: `${contract}/endpoints/callGroups.ts`,
  leaving: `${contract}/endpoints/leaving.ts`,
  accounts: `${contract}/endpoints/accounts.ts`,
  people: `${contract}/parts/people.ts`,
  person: `${contract}/parts/person.ts`,
  restrictions: `${contract}/parts/restrictions.ts`,
  codes: `${contract}/endpoints/accessCodes.ts`,
  schedules: `${contract}/endpoints/schedules.ts`,
  devices: `${contract}/endpoints/devices.ts`,
  invites: `${contract}/parts/invites.ts`,
  callGroups: `${contract}/parts/callGroups.ts`,
  log: `${contract}/endpoints/log.ts`,
  billing: `${contract}/parts/billing.ts`,
  units: `${contract}/endpoints/units.ts`,
  importing: `${contract}/endpoints/importing.ts`,
  partnerMigration: `${contract}/endpoints/partnerMigration.ts`,
  exporting: `${contract}/endpoints/exporting.ts`,
  lockdown: `${contract}/endpoints/lockdown.ts`,
  twoStep: `${contract}/endpoints/twoStep.ts`,
  ownAccount: `${contract}/endpoints/ownAccount.ts`,
  alerts: `${contract}/endpoints/alerts.ts`,
  brand: `${contract}/endpoints/brand.ts`,
  sitePlans: `${contract}/endpoints/sitePlans.ts`,
  house: `${contract}/endpoints/houseSetup.ts`,
}

/** Handles the sign-in form until the page's other scripts have loaded. */
export const earlySignIn = 'src/prerender/earlySignIn.ts'

/** Further files of a page that makes calls at once. Other pages load them later. */
const clientEntries = ['src/app/readConfigAnswer.ts', 'src/app/makeClient.ts']

function entriesOf({ file, calls }: Pick<PublicPageRow, 'file' | 'calls'>): string[] {
  return ['src/app/startPublic.tsx', `src/routes/${file}`, ...(calls ? [...clientEntries, ...calls.map((area) => callsOf[area])] : [])]
}

/** The sign-in page, prerendered with its configuration. */
export const loginDocument: EntryDocument = { path: publicPaths.login, entries: entriesOf({ file: 'auth/login/page.tsx' }), ahead: earlySignIn }

/** The guests' pages: one document, without React or router. */
export const guestDocuments: readonly EntryDocument[] = [publicPaths.invite, publicPaths.recurringInvite].map((path) => ({ path, entries: ['src/guest/guest.ts'], standsAlone: true }))

const prerendered = new Set([loginDocument, ...guestDocuments].map(({ path }) => path))

export const entryDocuments: readonly EntryDocument[] = [
  ...guestDocuments,
  ...publicPages.filter(({ path }) => !prerendered.has(path)).map((row) => ({ path: row.path.replace('/:sfh?', ''), entries: entriesOf(row) })),
  ...Object.values(pages).map(({ path, route, calls = [] }) => ({ path, entries: [startEntry, `src/routes/site/${route}`, ...calls.map((area) => callsOf[area])] })),
  // This document is for every other page of the signed-in area.
  { path: '/site/*', entries: [startEntry] },
]

/** The file of a document in the build: `site/users/_id/index.html`. */
export const documentFile = (path: string): string => `${path.slice(1).replaceAll(':', '_').replace('*', '_')}/index.html`

/** The document for a path in the address bar, in any account. Paths without a `:` have priority, and `/site/*` is the last choice. */
export function findDocument(pathname: string): EntryDocument | undefined {
  const parts = splitAddress(pathname).path.replace(/\/$/, '').split('/')
  const fits = ({ path }: EntryDocument) => {
    const pattern = path.split('/')
    if (pattern.at(-1) === '*') return parts[1]?.toLowerCase() === pattern[1]
    return pattern.length === parts.length && pattern.every((part, index) => part.startsWith(':') || part.toLowerCase() === parts[index]?.toLowerCase())
  }
  const fitting = [loginDocument, ...entryDocuments].filter(fits)
  return fitting.find(({ path }) => !/[:*]/.test(path)) ?? fitting[0]
}
