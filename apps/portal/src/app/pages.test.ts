import { Role, UserType } from '@portal/domain'
import { matchRoutes } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { sandboxConfig } from '../../server/sandboxConfig.ts'
import { findDocument } from '../../server/entryDocuments.ts'
import { readPortalConfig } from '../config/portalConfig.ts'
import { findPages, offeredPages } from '../goToAnything/paletteSections.ts'
import { navigationFor, ownPagesFor, type Visitor } from '../routes/site/frame/navigation.ts'
import { createMemorySession } from '../session/createMemorySession.ts'
import { findPublicPage } from '../public/findPublicPage.ts'
import { publicPages } from '../public/publicPages.ts'
import { createPortal } from './createPortal.ts'
import { es as esAliases } from './pageAliases.messages.es.ts'
import { pageAliases } from './pageAliases.messages.ts'
import { es as esTitles } from './pages.messages.es.ts'
import { pageTitles } from './pages.messages.ts'
import { labelNameOf, pageNames, pages, titleNameOf, type PageName } from './pages.ts'
import { siteRoutes } from './siteRoutes.ts'

const operator: Visitor = {
  role: Role.SuperAdmin, UserTypeID: 1, IsAccountActive: true, IS_SFH_ACTIVE: false, callgroupId: null, IsBillingAdminLoginLandpage: false, IsUserDashboard: 1,
  ShowVideoGroup: true, ShowVoiceGroup: true,
}
/** A user who sees the page in a menu. */
function offeredTo(name: PageName): Visitor {
  const owner = pages[name].for
  if (owner === 'singleFamilySetup') return { ...operator, role: Role.Customer, IS_SFH_ACTIVE: true }
  if (owner === 'videoCallGroup') return { ...operator, role: Role.Customer, UserTypeID: UserType.CallGroupManager, callgroupId: 11 }
  if (owner === 'voiceCallGroup') return { ...operator, role: Role.Customer, UserTypeID: UserType.VoiceGroupUser, callgroupId: 12 }
  if (owner === 'invites.own') return { ...operator, role: Role.Customer, MayInviteGuests: true }
  if (owner === 'inactive') return { ...operator, role: Role.Customer, IsAccountActive: false }
  return operator
}

type Words = { titles: ReturnType<typeof pageTitles.get>; aliases: ReturnType<typeof pageAliases.get> }
const english: Words = { titles: pageTitles.get(), aliases: pageAliases.get() }
const languages: [string, Words][] = [
  ['English', english],
  ['Spanish', { titles: esTitles.pageTitles, aliases: esAliases.pageAliases }],
]
/** The pages without path parameters, except the page of an inactive account. */
const named = pageNames.filter((name) => !pages[name].path.includes(':') && name !== 'inactive')

describe.each(languages)('in %s', (_language, { titles, aliases }) => {
  test.each(pageNames)('%s has a title', (name) => {
    expect(titles[titleNameOf(name)]).toMatch(/\S/)
    expect(titles[labelNameOf(name)]).toMatch(/\S/)
  })

  test.each(named)('"Go to anything" finds %s by its title and by each other word for it', (name) => {
    const offered = offeredPages(offeredTo(name), titles, aliases)
    const searches = [titles[labelNameOf(name)], ...(aliases[name as keyof Words['aliases']] ?? '').split(', ')]
    expect(searches.length).toBeGreaterThan(1)
    expect(searches.filter((search) => !findPages(offered, search).some((page) => page.name === name))).toEqual([])
  })
})

test('"Go to anything" finds pages by common search words', () => {
  const offered = offeredPages(operator, english.titles, english.aliases)
  const found = (search: string) => findPages(offered, search).map(({ name }) => name)
  expect(['contact', 'code', 'template', 'migr', 'another system', 'holi', 'invoice', 'pay'].map(found)).toMatchObject([
    ['contacts'], expect.arrayContaining(['codes']), expect.arrayContaining(['restrictions', 'newTemplate']), expect.arrayContaining(['migrations']), ['migrations'], ['schedules'],
    expect.arrayContaining(['billing']), ['billing'],
  ])
})

describe.each(pageNames)('%s', (name) => {
  const address = pages[name].path.replaceAll(/:\w+/g, '7')
  const portal = createPortal(readPortalConfig(sandboxConfig), { session: createMemorySession(), fetch: () => Promise.reject(new TypeError('No network.')) })

  test('each page has its own route, whose file loads', async () => {
    const route = matchRoutes([siteRoutes(portal)], address)?.at(-1)?.route
    expect(route?.handle).toEqual({ page: name })
    expect(typeof route?.lazy === 'function' && (await route.lazy())).toHaveProperty('Component')
  })

  test('each page has its own document', () => {
    expect(findDocument(address)?.path).toBe(pages[name].path)
  })

  test('each page is in the menus that the pages table names, and in no other', () => {
    const person = offeredTo(name)
    expect(navigationFor(person).filter(({ items }) => items.some((item) => item.name === name)).map((group) => group.name)).toEqual([pages[name].nav ?? []].flat())
    expect(ownPagesFor(person).filter((item) => item.name === name)).toHaveLength(pages[name].isOwn ? 1 : 0)
  })
})

test('an operator’s menus have these pages in this order', () => {
  const labels = (items: readonly { name: PageName }[]) => items.map(({ name }) => english.titles[labelNameOf(name)]).join(', ')
  expect(navigationFor(operator).map(({ items }) => labels(items))).toEqual([
    'Dashboard, Activity', 'Accounts', 'Users, Units, User groups, Invites', 'Doors, Restrictions, Schedules, Controllers, Call groups, Alerts, Lockdown', 'Import, Billing, My account',
  ])
  expect(labels(ownPagesFor(operator))).toBe('My account, Exported files, Brand')
})

test.each(publicPages.map(({ path }) => path))('%s is found without the router, in any case, and its file loads', async (path) => {
  const found = findPublicPage(path.replace('/:token/:sfh?', '/a%2Eb/yes').toUpperCase())
  expect(await found?.load()).toMatchObject({ title: expect.any(String), load: expect.any(Function) })
  expect(found?.params).toEqual(path.includes(':') ? { token: 'A.B', sfh: 'YES' } : {})
  expect(findDocument(path.replace('/:token/:sfh?', '/a'))?.entries).toContain(/Invite/.test(path) ? 'src/guest/guest.ts' : `src/routes/${publicPages.find((row) => row.path === path)?.file}`)
})
