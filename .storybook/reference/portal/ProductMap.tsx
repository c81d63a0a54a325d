import { resolveLanding, Role, UserType } from '@portal/domain'
import { pageTitles } from '../../../apps/portal/src/app/pages.messages.ts'
import { titleNameOf, type MenuPage } from '../../../apps/portal/src/app/pages.ts'
import { navigationFor, ownPagesFor, type Visitor } from '../../../apps/portal/src/routes/site/frame/navigation.ts'
import { Card, Inline, Stack, Text, TextLink } from '../../../packages/ui/src/index.ts'
import { viewers } from '../../portalToolbar.ts'
import { Table } from '../Table.tsx'

/** The story of each page in menus. A missing one is a type error. */
const storyOfPage: Record<MenuPage | 'inactive', string> = {
  accounts: 'accounts--filled',
  dashboard: 'dashboard--filled',
  users: 'users--filled',
  units: 'units--filled',
  groups: 'user-groups--filled',
  invites: 'invites--filled',
  guests: 'guests-of-residents--filled',
  doors: 'doors--filled',
  restrictions: 'restrictions--filled',
  log: 'log--filled',
  schedules: 'schedules--filled',
  devices: 'controllers--filled',
  callGroups: 'call-groups--filled',
  alerts: 'alerts--filled',
  lockdown: 'lockdown--at-rest',
  videoCallGroup: 'own-call-group--video',
  voiceCallGroup: 'own-call-group--voice',
  singleFamilySetup: 'account-pages--single-family-setup',
  imports: 'import--filled',
  exports: 'exports--filled',
  brand: 'brand--filled',
  billing: 'billing--gateway-1',
  myAccount: 'own-account--my-account',
  inactive: 'account-pages--inactive',
}

/** The pages before signing in. */
const publicStories = {
  login: { title: 'Log in', id: 'portal-auth-log-in--empty' },
  invite: { title: 'Invite', id: 'portal-public-invite--temporary' },
  subscribe: { title: 'Subscribe', id: 'portal-public-subscribe--invited' },
  createPassword: { title: 'Create password', id: 'portal-public-create-password--empty' },
  mobileApp: { title: 'Use the app', id: 'portal-public-mobile-app--plain' },
  watchman: { title: 'Watchman', id: 'portal-public-watchman--at-rest' },
}

type SitePlace = keyof typeof storyOfPage
type Place = SitePlace | keyof typeof publicStories

const isSitePlace = (name: string): name is SitePlace => name in storyOfPage

const customer: Visitor = {
  role: Role.Customer, UserTypeID: 1, IsUserAdmin: false, IsKitsAdmin: false, IsBillingAdmin: false,
  IsAccountActive: true, IS_SFH_ACTIVE: false, callgroupId: null, IsBillingAdminLoginLandpage: false, IsUserDashboard: 1, ShowVideoGroup: true, ShowVoiceGroup: true,
}

/** Kinds of users who sign in (specification §1), by their user details. */
const audiences: Record<string, Partial<Visitor>> = {
  Operator: { role: Role.SuperAdmin },
  Administrator: { IsUserAdmin: true },
  'Kits administrator': { IsKitsAdmin: true },
  'Billing administrator': { IsBillingAdmin: true, IsBillingAdminLoginLandpage: true },
  'Call group manager': { UserTypeID: UserType.CallGroupManager, callgroupId: 11 },
  'Voice group user': { UserTypeID: UserType.VoiceGroupUser, callgroupId: 12 },
  'Single-family owner': { IS_SFH_ACTIVE: true },
  Customer: {},
  'Resident who may invite guests': { MayInviteGuests: true },
  'Of an inactive account': { IsAccountActive: false },
}

/** Kinds of users without a session, by their link. */
const guests: Record<string, Place[]> = {
  'Guest with an invite': ['invite'],
  'Invited to a call group': ['subscribe'],
  'Setting a password': ['createPassword', 'login'],
  'Told to use the mobile app': ['mobileApp'],
  'Owner who is to be called at the gate': ['watchman', 'login'],
}

function PlaceLink({ place, seenAs }: { place: Place, seenAs?: string }) {
  const { id, title } = isSitePlace(place) ? { id: `portal-site-${storyOfPage[place]}`, title: pageTitles.get()[titleNameOf(place)] } : publicStories[place]
  return <TextLink href={`./?path=/story/${id}${seenAs === undefined ? '' : `&globals=viewAs:${seenAs}`}`} target="_top">{title}</TextLink>
}

function Links({ places }: { places: readonly Place[] }) {
  return <Inline gap={3} isWrapping>{places.map((place) => <PlaceLink key={place} place={place} />)}</Inline>
}

/** A link to a user's first page. */
function Landing({ person }: { person: Visitor }) {
  const landing = resolveLanding(person)
  if (!isSitePlace(landing)) return landing
  return <PlaceLink place={landing} {...(landing in viewers ? { seenAs: landing } : {})} />
}

/** Shows for each kind of user the landing page and the pages in sidebar and account menu, from the functions that the portal uses. */
export function ProductMap() {
  const signedIn = Object.entries(audiences).map(([name, differing]) => {
    const person = { ...customer, ...differing }
    const offered = navigationFor(person).flatMap(({ items }) => items.map((item) => item.name))
    const places = offered.length > 0 ? [...new Set<Place>([...offered, ...ownPagesFor(person).map((item) => item.name)])] : ['inactive' as const]
    return { id: name, cells: [name, <Landing key="landing" person={person} />, <Links key="links" places={places} />] }
  })
  return (
    <Stack gap={5}>
      <Text tone="muted">Each link opens that screen’s stories; the one in the second column as someone who lands there sees it. The toolbar’s "View as" does the same with any signed-in screen.</Text>
      <Card title="Who signs in" padding="none">
        <Table caption="Who signs in" head={['Audience', 'Lands on', 'Is offered']} rows={signedIn} />
      </Card>
      <Card title="Who comes by a link" padding="none">
        <Table
          caption="Who comes by a link"
          head={['Audience', 'Pages']}
          rows={Object.entries(guests).map(([name, places]) => ({ id: name, cells: [name, <Links key="links" places={places} />] }))}
        />
      </Card>
    </Stack>
  )
}
