import type { ApiClient } from '@portal/api-client'
import type { EndpointName } from '@portal/api-client/contract'
import { looksAfterHardwareAlone, mayDo, type Right, UserType } from '@portal/domain'
import { rightsOfCalls, seedPassword } from '@portal/sandbox'
import { type MemorySandbox, openMemorySandbox } from '@portal/sandbox/memory'
import { createMemoryRouter } from 'react-router-dom'
import { beforeAll, describe, expect, test } from 'vitest'
import { sandboxConfig } from '../../../../server/sandboxConfig.ts'
import { createPortal } from '#portal/app/createPortal.ts'
import type { Portal, UserDetails } from '#portal/app/Portal.ts'
import { beginSession } from '#portal/app/signInAs.ts'
import type { MenuPage } from '#portal/app/pages.ts'
import { siteRoutes } from '#portal/app/siteRoutes.ts'
import { readPortalConfig } from '#portal/config/portalConfig.ts'
import { createMemorySession } from '#portal/session/createMemorySession.ts'
import { menuItems, navigationFor, ownPagesFor, toNavGroups } from './navigation.ts'

/** The first calls of each page in the navigation. A page without an entry doesn't compile. */
const callsOfPages: Readonly<Record<MenuPage, readonly EndpointName[]>> = {
  accounts: ['getAccounts'],
  dashboard: ['getDashboard'],
  doors: ['getDashboard'],
  log: ['getLog', 'getPropertyInstallLocationDeviceInformation', 'getLogViews'],
  singleFamilySetup: [],
  videoCallGroup: ['getCallGroup'],
  voiceCallGroup: ['getCallGroup'],
  users: ['getUserGroups', 'getPropertyLocations', 'getUserTierUserList'],
  units: ['getUnits'],
  groups: ['getUserGroups', 'getPropertyLocations'],
  invites: ['getInvites'],
  guests: ['getInvites', 'getGuestRules'],
  restrictions: ['getPresetRestrictionTemplate', 'getPropertyLocations'],
  schedules: ['getSchedules', 'getHolidays', 'getPropertyInstallLocationDeviceInformation'],
  devices: ['getControllers'],
  callGroups: ['getCallGroups'],
  imports: ['getImports'],
  alerts: ['getAlertRules', 'getAlerts'],
  lockdown: ['getLockdowns', 'getLockdownPorts'],
  billing: [
    'getAccountInfo', 'getAccountBillingTotals', 'getPaymentInfo', 'getBillingInfo', 'getPendingInvoices', 'getCardInfo', 'getBankInfo', 'getInvoices', 'getCredits',
  ],
  brand: ['getAccountBrand'],
  myAccount: ['getOwnAccount', 'getOwnSessions', 'getTwoStep'],
  exports: ['getExports'],
}
/** The user's own pages, which the landing order or the account's rules for guests decide, not only a right. */
const ownPages: ReadonlySet<MenuPage> = new Set<MenuPage>(['dashboard', 'singleFamilySetup', 'videoCallGroup', 'voiceCallGroup', 'myAccount', 'guests'])

interface Audience {
  role: number
  UserTypeID: number
  IsUserAdmin: boolean
  IsKitsAdmin: boolean
  IsBillingAdmin: boolean
}

/** The `IsUserDashboard` of users who are signed out at once (specification §2). */
const withoutDashboard = 3
const roles = [1, 2, 3, 9]
const userTypes = [1, UserType.CallGroupManager, UserType.VoiceGroupUser]
/** Every combination of the flags and of other values that the landing order uses. */
const standings = Array.from({ length: 2 ** 8 }, (_, bits) => {
  const bit = (place: number) => ((bits >> place) & 1) === 1
  return {
    IsUserAdmin: bit(0), IsKitsAdmin: bit(1), IsBillingAdmin: bit(2), IsAccountActive: bit(3), IS_SFH_ACTIVE: bit(4), IsBillingAdminLoginLandpage: bit(5),
    callgroupId: bit(6) ? 7 : null, IsUserDashboard: bit(7) ? withoutDashboard : 1,
  }
})

const origin = 'http://localhost:4200'
const config = readPortalConfig({
  ...sandboxConfig,
  services: Object.fromEntries(Object.entries(sandboxConfig.services).map(([name, path]) => [name, `${origin}${path}`])),
  keysUrl: `${origin}/keys`,
})
let sandbox: MemorySandbox
let template: UserDetails
const answers: Promise<Response>[] = []

beforeAll(async () => {
  sandbox = await openMemorySandbox({ baseUrl: origin })
  template = (await signIn()).details
  return async () => {
    // Pages ask for more than their loaders wait for.
    await Promise.allSettled(answers)
    await sandbox.close()
  }
})

describe('pages in the menus', () => {
  test('§6 no menu has a page whose calls the user’s role does not allow', () => {
    for (const details of everyone()) {
      for (const name of offered(details)) {
        expect(callsOfPages[name].filter((call) => !mayCall(details, call)), `${name} for ${said(details)}`).toEqual([])
      }
    }
  })

  test('§6 the menus of dashboard users have every page whose calls they may make', () => {
    const pages = (Object.keys(callsOfPages) as MenuPage[]).filter((name) => !ownPages.has(name))
    for (const details of everyone().filter((anyone) => offered(anyone).includes('dashboard'))) {
      // Residents may read only their own invites, on the page "Guests".
      const answering = pages.filter((name) => callsOfPages[name].every((call) => mayCall(details, call)) && (name !== 'invites' || mayDo(details, 'invites.view')))
      expect(offered(details).filter((name) => pages.includes(name)).toSorted(), said(details)).toEqual(answering.toSorted())
    }
  })

  test.each([
    ['an operator', { role: 1, UserTypeID: 1, IsUserAdmin: false, IsKitsAdmin: false, IsBillingAdmin: false }],
    ['an account administrator', { role: 3, UserTypeID: 1, IsUserAdmin: true, IsKitsAdmin: false, IsBillingAdmin: false }],
    ['a kits administrator', { role: 3, UserTypeID: 1, IsUserAdmin: false, IsKitsAdmin: true, IsBillingAdmin: false }],
    ['a kits and billing administrator', { role: 3, UserTypeID: 1, IsUserAdmin: false, IsKitsAdmin: true, IsBillingAdmin: true }],
    ['a billing administrator', { role: 3, UserTypeID: 1, IsUserAdmin: false, IsKitsAdmin: false, IsBillingAdmin: true }],
    ['a call group manager', { role: 3, UserTypeID: 2, IsUserAdmin: false, IsKitsAdmin: false, IsBillingAdmin: false }],
    ['a call group manager who keeps the bills', { role: 3, UserTypeID: 2, IsUserAdmin: false, IsKitsAdmin: false, IsBillingAdmin: true }],
    ['a voice group user', { role: 3, UserTypeID: 9, IsUserAdmin: false, IsKitsAdmin: false, IsBillingAdmin: false }],
    ['a customer', { role: 3, UserTypeID: 1, IsUserAdmin: false, IsKitsAdmin: false, IsBillingAdmin: false }],
  ] satisfies [string, Audience][])('the pages in the menus of %s make exactly these calls, and none is refused', async (_who, audience) => {
    const { portal, details, refused } = await signIn(audience)
    expect(details).toMatchObject(audience)
    for (const { name, href } of itemsFor(details)) {
      const calls = [...callsOfPages[name], ...(name === 'dashboard' && looksAfterHardwareAlone(details) ? callsOfPages.devices : [])]
      expect([...(await callsOfOpening(portal, href))].toSorted(), name).toEqual(calls.toSorted())
    }
    expect(refused).toEqual([])
  })
})

function everyone(): UserDetails[] {
  return roles.flatMap((role) => userTypes.flatMap((UserTypeID) => standings.map((standing) => ({ ...template, role, UserTypeID, ...standing }))))
}

function offered(details: UserDetails): MenuPage[] {
  return itemsFor(details).map(({ name }) => name)
}

/** The items in the sidebar and in the user's menu. */
function itemsFor(details: UserDetails): { name: MenuPage; href: string }[] {
  const items = [...navigationFor(details).flatMap(({ items: some }) => some), ...ownPagesFor(details)]
  return [...new Map<MenuPage, { name: MenuPage; href: string }>(items.map((item) => [item.name, item])).values()]
}

function mayCall(details: UserDetails, call: EndpointName): boolean {
  const right: Right | 'own' | 'public' = rightsOfCalls[call]
  return right === 'own' || right === 'public' || mayDo(details, right)
}

function said({ role, UserTypeID, IsUserAdmin, IsKitsAdmin, IsBillingAdmin }: UserDetails): string {
  return JSON.stringify({ role, UserTypeID, IsUserAdmin, IsKitsAdmin, IsBillingAdmin })
}

/** Signs in the first user of the example data, optionally with other flags. `refused` collects the addresses that the service refuses. */
async function signIn(audience?: Audience): Promise<{ portal: Portal; details: UserDetails; refused: string[] }> {
  const { id, username } = await sandbox.store.selectFrom('users').select(['id', 'username']).orderBy('id').executeTakeFirstOrThrow()
  if (audience) {
    const { role, UserTypeID, IsUserAdmin, IsKitsAdmin, IsBillingAdmin } = audience
    const values = { role, user_type_id: UserTypeID, is_user_admin: Number(IsUserAdmin), is_kits_admin: Number(IsKitsAdmin), is_billing_admin: Number(IsBillingAdmin) }
    await sandbox.store.updateTable('users').set(values).where('id', '=', id).execute()
  }
  const refused: string[] = []
  const portal = createPortal(config, {
    session: createMemorySession(),
    async fetch(input, init) {
      const request = new Request(input, init)
      const answer = Promise.resolve(sandbox.app.fetch(request))
      answers.push(answer)
      const response = await answer
      if (response.status === 401 || response.status === 403) refused.push(new URL(request.url).pathname)
      return response
    },
  })
  await beginSession(portal, await portal.api.login({ username: username ?? '', password: seedPassword }))
  const details = await portal.userDetails()
  if (!details) throw new Error('The sign-in began no session.')
  return { portal, details, refused }
}

/** The calls that all loaders make when the router opens a page. */
async function callsOfOpening(portal: Portal, href: string): Promise<Set<string>> {
  const called = new Set<string>()
  const api = new Proxy<ApiClient>(portal.api, {
    get(target, name, receiver) {
      if (typeof name === 'string' && name in rightsOfCalls) called.add(name)
      return Reflect.get(target, name, receiver)
    },
  })
  const router = createMemoryRouter([siteRoutes({ ...portal, api })], { initialEntries: [href] })
  await new Promise<void>((resolve) => {
    const hasOpened = () => router.state.initialized && router.state.navigation.state === 'idle'
    const stop = router.subscribe(() => {
      if (!hasOpened()) return
      stop()
      resolve()
    })
  })
  expect(router.state.location.pathname).toBe(href)
  expect(router.state.errors).toBeNull()
  router.dispose()
  return called
}

test('a menu item shows its count, and none for 0', () => {
  const groups: ReturnType<typeof navigationFor> = [{ name: 'access', items: menuItems.filter(({ name }) => name === 'alerts' || name === 'doors') }]
  const titles = new Proxy({}, { get: (_, name) => name }) as never
  const countsOf = (count: number) => toNavGroups(groups, {} as never, titles, '/', { counts: { alerts: count }, property: null }).flatMap(({ items }) => items).filter(({ count: shown }) => shown !== undefined)
  expect(countsOf(3).map(({ id, count }) => [id, count])).toEqual([['alerts', '3']])
  expect(countsOf(0)).toEqual([])
})
