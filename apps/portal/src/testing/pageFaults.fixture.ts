import type { ApiClient } from '@portal/api-client'
import { type PageName, pageNames, type pagePaths, pages } from '../app/pages.ts'

export interface PageFault {
  /** Handles the traffic between the page and the service while the page opens. */
  line: (request: Request, answer: () => Promise<Response>) => Promise<Response>
  /** Whether the page opens as usual, but later. Otherwise the page must say what is wrong. */
  passes?: true
  begin?: () => void
  end?: () => void
  /** Whether the fault is in the short version of the test, which `npm test` runs. */
  isShort?: true
  /** Whether the fault ends the session; then a form keeps its text as a draft until the next sign-in, and nothing is left on the page. */
  endsSession?: true
  /** Whether the service refuses only the save, and answers reads. */
  isRefusal?: true
}

const status = (code: number): PageFault => ({ ...(code < 500 && { isRefusal: true }), line: async () => Response.json({ type: 'error', code: 'FAULT', message: 'The service says no.' }, { status: code }) })
const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Holds the requests until the page has sent no further one for a while, and then answers the last one first. */
function lastFirst(): PageFault['line'] {
  let waiting: (() => void)[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const release = () => {
    const late = waiting.toReversed()
    waiting = []
    void late.reduce(async (before, answer) => (await before, answer(), later(15)), Promise.resolve<unknown>(null))
  }
  return async (_request, answer) => {
    clearTimeout(timer)
    timer = setTimeout(release, 120)
    await new Promise<void>((resolve) => waiting.push(resolve))
    return answer()
  }
}

/** The clock of the service, which is correct even if the device's clock is wrong. */
export const realNow = Date.now
const anHourOff: PageFault = {
  passes: true,
  line: (_request, answer) => answer(),
  begin: () => (Date.now = () => realNow() + 3_600_000),
  end: () => (Date.now = realNow),
}
const setOnline = (isOnline: boolean) => {
  if (isOnline) Reflect.deleteProperty(navigator, 'onLine')
  else Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  globalThis.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

/** The service refuses the encryption key of each request once, as after a change of keys. */
function rotatedKey(): PageFault {
  const refused = new Set<string>()
  return {
    passes: true,
    begin: () => refused.clear(),
    async line(request, answer) {
      const { pathname, searchParams } = new URL(request.url)
      const isSealed = request.method === 'POST' || searchParams.has('request')
      if (!isSealed || refused.has(pathname)) return answer()
      refused.add(pathname)
      return Response.json({ type: 'error', code: 'TRANSPORT_KEY_UNKNOWN', message: 'The request was sealed for a key that is not in use.' }, { status: 400 })
    },
  }
}

/** The faults that can happen to the requests of a page. */
export const pageFaults: Readonly<Record<string, PageFault>> = {
  'latency of 2 s': { passes: true, line: async (_request, answer) => (await later(2000), answer()) },
  400: status(400),
  401: { ...status(401), endsSession: true },
  403: status(403),
  404: status(404),
  409: status(409),
  429: status(429),
  500: { ...status(500), isShort: true },
  503: status(503),
  'HTML for JSON': { line: async () => new Response('<!doctype html><title>Wi-Fi</title>', { headers: { 'Content-Type': 'text/html' } }) },
  'an empty 200': { line: async () => new Response(null, { headers: { 'Content-Type': 'application/json' } }) },
  'a broken contract': { line: async () => Response.json({ other: 'fields' }), isShort: true },
  'a connection reset before the effect': { line: () => Promise.reject(new TypeError('Failed to fetch')) },
  'a body that never ends': { line: async () => new Response(new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('{"ok":')) }), { headers: { 'Content-Type': 'application/json' } }) },
  'answers out of order': { passes: true, line: lastFirst() },
  'offline and back': { line: () => Promise.reject(new TypeError('Failed to fetch')), begin: () => setOnline(false), end: () => setOnline(true) },
  'a clock an hour off': anHourOff,
  'a rotated key': rotatedKey(),
}

type Ids = Readonly<Record<string, string | number>>
/** The record that the test opens for each page with an id in its address. A new page without one does not compile. */
type NamesRecord = { [Name in PageName]: (typeof pagePaths)[Name] extends `${string}/:${string}` ? Name : never }[PageName]

/** The addresses of all pages, with records of the example data. */
export async function addressesOfPages(api: ApiClient): Promise<Record<PageName, string>> {
  const [{ AccessCodes }, { Invites }, { Invoices }, { Lockdown }, { ImportID }, { MigrationID }] = await Promise.all([
    api.getAccessCodes({ UserID: 24 }), api.getInvites({}), api.getInvoices({}), api.setLockdown({ PortIDs: ['pool-gate'], Reason: 'Fault matrix' }),
    api.createImport({ Kind: 'contacts', PropertyID: 1, FileName: 'movers.csv', Rows: 1 }), api.startPartnerMigration({ SiteID: 1, PropertyID: 1 }),
  ])
  const code = { code: AccessCodes[0]?.ID ?? 0 }
  const user = { id: 24 }
  const invite = { id: Invites[0]?.ID ?? '' }
  const ids: Record<NamesRecord, Ids> & Partial<Record<PageName, Ids>> = {
    accountDetail: { id: 2 }, code, user, userSignIn: user, userInvites: user, userActivity: user, editUser: user, userCodes: user, newUserCode: user, userCode: { ...user, ...code }, userRestriction: user,
    unit: { id: 1 }, unitActivity: { id: 1 }, group: { id: 4 }, groupRule: { id: 4, rule: 'new' }, inviteDetail: invite, editInvite: invite, door: { id: 'main-exit' }, template: { id: 1 }, schedule: { id: 1 },
    callGroup: { id: 11 }, alert: { id: 1 }, lockdownTrail: { id: Lockdown.ID }, importRun: { id: ImportID }, migration: { id: MigrationID }, invoice: { id: Invoices[0]?.ID ?? '' }, sitePlan: { id: 1 }, guest: invite, editGuest: invite,
  }
  const addressOf = (name: PageName) => pages[name].path.replaceAll(/:(\w+)/g, (_all, part: string) => {
    const id = ids[name]?.[part]
    if (id === undefined) throw new Error(`The page ${name} needs an id of a seeded record.`)
    return String(id)
  })
  return Object.fromEntries(pageNames.map((name) => [name, addressOf(name)])) as Record<PageName, string>
}

/** The user who opens a page: one who lands on it, an operator, or the administrator of the property. */
export function userOf(name: PageName): string {
  const { for: whose } = pages[name]
  if (whose === 'accounts.view') return 'robert.k@gatewell.example'
  return isLanding(whose) ? whose : 'dashboard'
}
const isLanding = (whose: string) => ['singleFamilySetup', 'videoCallGroup', 'voiceCallGroup', 'inactive'].includes(whose)

/** A press that saves, with the text that is typed before it. */
export interface PageForm {
  /** The fields that the test fills: the beginning of a field's name, and the text. */
  typed: Readonly<Record<string, string>>
  chosen?: Readonly<Record<string, string>>
  press: string
}

export const pageForms: Partial<Record<PageName, PageForm>> = {
  singleFamilySetup: { typed: { 'House name': 'Oakline Farm' }, press: 'Next: Gate' },
  videoCallGroup: { typed: { Label: 'Night line' }, press: 'Save changes' },
  accountDetail: { typed: { 'New note': 'Asked about the gate' }, press: 'Save note' },
  newUser: { typed: { 'First name': 'Mira', 'Last name': 'Castellane' }, chosen: { 'User group': 'No group' }, press: 'Add user' },
  code: { typed: { Label: 'Back gate' }, press: 'Save' },
  editUser: { typed: { 'Last name': 'Featherstone' }, press: 'Save' },
  userRestriction: { typed: { Uses: '12' }, press: 'Save' },
  newGroup: { typed: { Name: 'Pool guests' }, press: 'Create group' },
  group: { typed: { Description: 'Floors 1 to 9' }, press: 'Save for' },
  editInvite: { typed: { Note: 'Every weekend' }, press: 'Save' },
  newTemplate: { typed: { Name: 'Early shift' }, press: 'Save' },
  template: { typed: { Name: 'Office hours, winter' }, press: 'Save' },
  schedule: { typed: { Name: 'Exit lane, winter' }, press: 'Save' },
  callGroup: { typed: { 'Call group name': 'Leasing Night' }, press: 'Save' },
  billingDetails: { typed: { Company: 'Whispering Pines' }, press: 'Save details' },
  editMyAccount: { typed: { 'Last name': 'Whitfield-Ames' }, press: 'Save' },
  brand: { typed: { Name: 'The Pines', Color: ['#', '155e4a'].join('') }, press: 'Save' },
}
