import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPortal } from '../testing/renderPortal.fixture.tsx'

interface List {
  path: string
  signInAs?: string
  /** The choices in the filters, and the search text. */
  filters: readonly [label: string, option: string][]
  search?: string
  /** The resulting address. */
  address: string
  /** A row of the list before the change; the next field is a row after it. */
  before: string
  after?: string
  /** A dialog of the list, and its parameter in the address. */
  opens?: readonly [button: RegExp, said: string]
}

const lists = {
  accounts: {
    path: '/site/accounts', signInAs: 'robert.k@gatewell.example', filters: [['Billing', 'No invoices'], ['Type', 'Single-family house']], search: 'oak',
    address: '?search=oak&billing=none&kind=house', before: 'Bayou Square', after: 'Oakline House', opens: [/^Add account/, 'add=account'],
  },
  alerts: { path: '/site/alerts', filters: [], address: '', before: 'Door forced open, any door' },
  sentAlerts: { path: '/site/alerts/sent', filters: [['Alert', 'Invoice overdue']], address: '?rule=5', before: 'W480, Pool Gate is offline' },
  callGroups: { path: '/site/callgroups', filters: [['Type', 'Voice only']], search: 'night', address: '?search=night&kind=voice', before: 'Leasing Desk', after: 'Night line' },
  codes: {
    path: '/site/users/codes', filters: [['Door', 'Service Gate'], ['Type', 'PIN']], search: 'crew', address: '?search=crew&place=103&type=1',
    before: 'Keisha Broussard', after: 'Magnolia Landscaping',
  },
  contacts: { path: '/site/users/contacts', filters: [], search: 'otto', address: '?search=otto', before: 'Centerline Gas', after: 'Otto Lift', opens: [/^Add contact/, 'edit=new'] },
  devices: {
    path: '/site/devices', filters: [['Status', 'Offline']], search: 'pool', address: '?search=pool&state=offline', before: 'WXL, Tower B Lobby', after: 'W480, Pool Gate',
    opens: [/^Details of W480, Pool/, 'open='],
  },
  doors: { path: '/site/doors', filters: [['Status', 'Offline']], search: 'pool', address: '?search=pool&status=Offline', before: 'Tower B Lobby', after: 'Pool Gate' },
  exports: { path: '/site/exports', filters: [], address: '', before: 'No exports yet' },
  groups: { path: '/site/groups', filters: [], address: '', before: 'Residents, Tower A' },
  invites: {
    path: '/site/invites', filters: [['Status', 'Valid'], ['Type', 'QR key']], search: 'hvac', address: '?status=Valid&kind=QR&search=hvac',
    before: 'Sunrise Painting', after: 'Gulf Coast HVAC',
  },
  log: {
    path: '/site/log', filters: [['Type', 'Doors'], ['Outcome', 'Denied']], search: 'piano', address: '?search=piano&kind=event&outcome=denied',
    before: 'Wm. J. Abernathy', after: 'Harbor Piano Tuning', opens: [/^Harbor Piano/, 'line='],
  },
  units: {
    path: '/site/units', filters: [['Status', 'Occupied']], search: 'abernathy', address: '?search=abernathy&status=occupied', before: '0101', after: 'Wm. J. Abernathy',
    opens: [/^New unit/, 'add=unit'],
  },
  users: {
    path: '/site/users', filters: [['Group', 'Residents, Tower A'], ['Status', 'Active']], search: 'ana', address: '?search=ana&group=3&status=Active',
    before: 'Anders Bjørnstad', after: 'Ana Lucía Barrientos',
  },
} satisfies Record<string, List>
const cases: [string, List][] = Object.entries(lists)

beforeEach(() => page.viewport(1280, 900))

async function open({ path, signInAs = 'dashboard', before }: List) {
  const portal = await renderPortal(path, { signInAs })
  await expect.element(main().getByText(before).first(), { timeout: 20_000 }).toBeVisible()
  return portal
}

/** Opens a list with a service whose answers wait until `answer` is called. */
async function openSlowly(list: List) {
  const { router, goOver } = await open(list)
  return { router, goOver, ...answerSlowly(goOver) }
}

function answerSlowly(goOver: Awaited<ReturnType<typeof renderPortal>>['goOver']) {
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
  const answered: string[] = []
  const asked: string[] = []
  goOver(async (request, answerNow) => {
    asked.push(new URL(request.url).pathname)
    await mayAnswer
    if (request.signal.aborted) return Response.error()
    answered.push(new URL(request.url).pathname)
    return answerNow()
  })
  return { answer, asked, answered }
}

/** Changes a field like a user who is faster than the page renders. */
function set(field: HTMLElement | SVGElement, value: string) {
  if (field instanceof HTMLSelectElement) field.value = [...field.options].find(({ text }) => text.startsWith(value))?.value ?? ''
  else Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

const main = () => page.getByRole('main')
const filter = (label: string) => main().getByRole('combobox', { name: label, exact: true }).element()
const search = () => main().getByRole('searchbox').element()

it.each(cases.filter(([, { after }]) => after))('%s: filters and a search chosen during a slow request all apply, and Clear removes them all', async (_name, list) => {
  const { router, answer, goOver } = await openSlowly(list)
  const filters = list.filters.map(([label, option]) => [filter(label), option] as const)
  set(search(), list.search ?? '')
  for (const [field, option] of filters) set(field, option)
  answer()
  await expect.poll(() => router.state.location.search).toBe(list.address)
  await expect.element(main().getByText(list.after ?? '').first()).toBeVisible()
  await expect.poll(() => main().getByText(list.before, { exact: true }).elements()).toHaveLength(0)
  expect(search()).toHaveValue(list.search)

  const clear = main().getByRole('button', { name: 'Clear', exact: true })
  if (list.filters.length === 0) return
  const second = answerSlowly(goOver)
  await main().getByRole('searchbox').fill('zzz')
  await clear.click()
  await expect.poll(() => search()).toHaveValue('')
  second.answer()
  await expect.poll(() => router.state.location.search).toBe('')
  expect(search()).toHaveValue('')
})

it.each(cases.filter(([, { opens }]) => opens))('%s: a dialog opened during a slow search keeps the search', async (_name, list) => {
  const { router, answer } = await openSlowly(list)
  const [name, said] = list.opens ?? [/ /, '']
  const button = main().getByRole('button', { name }).first().element()
  set(search(), list.search ?? '')
  if (button instanceof HTMLElement) button.click()
  answer()
  await expect.poll(() => router.state.location.search).toContain(`search=${list.search}`)
  expect(router.state.location.search).toContain(said)
  await expect.poll(() => main().getByText(list.before, { exact: true }).elements()).toHaveLength(0)
})

it('a dialog opened while the list reloads starts the request again', async () => {
  const { router, answer, asked, answered } = await openSlowly(lists.accounts)
  // The frame may send requests of its own meanwhile.
  const ofList = (paths: readonly string[]) => paths.filter((path) => path.endsWith('/GetAccounts'))
  void router.revalidate()
  await expect.poll(() => ofList(asked)).toHaveLength(1)
  const button = main().getByRole('button', { name: 'Add account' }).element()
  if (button instanceof HTMLElement) button.click()
  await expect.poll(() => router.state.navigation.location?.search).toBe('?add=account')
  await expect.poll(() => ofList(asked)).toHaveLength(2)
  answer()
  await expect.poll(() => router.state.location.search).toBe('?add=account')
  await expect.poll(() => ofList(answered)).toHaveLength(1)
})

it.each(cases)('%s: the last loaded rows stay when a later request fails', async (_name, list) => {
  const { router, goOver } = await open(list)
  goOver(async () => Response.json({ type: 'error', code: 'INTERNAL', message: 'Broken.' }, { status: 500 }))
  await router.revalidate()
  await expect.element(main().getByText(/could not be|can’t be reached|out of date|As of/i).first()).toBeVisible()
  await expect.element(main().getByText(list.before).first()).toBeVisible()
  if (list.search !== undefined) expect(search()).toBeVisible()
})
