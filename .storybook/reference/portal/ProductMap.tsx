import { resolveLanding, Role, UserType } from '@portal/domain'
import { navigationFor, type NavigationItem, ownPagesFor } from '../../../apps/portal/src/routes/site/frame/navigation.ts'
import { Card, Inline, Stack, Text, TextLink } from '../../../packages/ui/src/index.ts'
import { viewers } from '../../portalToolbar.ts'
import { Table } from '../Table.tsx'

type OwnPage = ReturnType<typeof ownPagesFor>[number]['name']
type Place = NavigationItem['name'] | OwnPage | 'inactive' | 'login' | 'invite' | 'subscribe' | 'createPassword' | 'mobileApp' | 'watchman'

/** The stories of each place. A page of the navigation without a story does not compile. */
const stories: Record<Place, { title: string; id: string }> = {
  accounts: { title: 'Accounts', id: 'portal-site-accounts--filled' },
  dashboard: { title: 'Dashboard', id: 'portal-site-dashboard--filled' },
  users: { title: 'Users', id: 'portal-site-users--filled' },
  userGroups: { title: 'User groups', id: 'portal-site-user-groups--filled' },
  invites: { title: 'Invites', id: 'portal-site-invites--filled' },
  restrictions: { title: 'Restrictions', id: 'portal-site-restrictions--filled' },
  log: { title: 'Activity', id: 'portal-site-log--filled' },
  schedules: { title: 'Schedules', id: 'portal-site-schedules--filled' },
  devices: { title: 'Controllers', id: 'portal-site-controllers--filled' },
  callGroups: { title: 'Call groups', id: 'portal-site-call-groups--filled' },
  lockdown: { title: 'Lockdown', id: 'portal-site-lockdown--at-rest' },
  videoCallGroup: { title: 'Video call group', id: 'portal-site-own-call-group--video' },
  voiceCallGroup: { title: 'Voice call group', id: 'portal-site-own-call-group--voice' },
  singleFamilySetup: { title: 'Set up a house', id: 'portal-site-account-pages--single-family-setup' },
  import: { title: 'Import', id: 'portal-site-import--filled' },
  exports: { title: 'Exports', id: 'portal-site-exports--filled' },
  brand: { title: 'Brand', id: 'portal-site-brand--filled' },
  billing: { title: 'Billing', id: 'portal-site-billing--gateway-1' },
  myAccount: { title: 'My account', id: 'portal-site-own-account--my-account' },
  inactive: { title: 'Inactive', id: 'portal-site-account-pages--inactive' },
  login: { title: 'Log in', id: 'portal-auth-log-in--empty' },
  invite: { title: 'Invite', id: 'portal-public-invite--temporary' },
  subscribe: { title: 'Subscribe', id: 'portal-public-subscribe--invited' },
  createPassword: { title: 'Create password', id: 'portal-public-create-password--empty' },
  mobileApp: { title: 'Use the app', id: 'portal-public-mobile-app--plain' },
  watchman: { title: 'Watchman', id: 'portal-public-watchman--at-rest' },
}

type Person = Parameters<typeof navigationFor>[0]

const customer: Person = {
  role: Role.Customer, UserTypeID: 1, IsUserAdmin: false, IsKitsAdmin: false, IsBillingAdmin: false,
  IsAccountActive: true, IS_SFH_ACTIVE: false, callgroupId: null, IsBillingAdminLoginLandpage: false, IsUserDashboard: 1, ShowVideoGroup: true, ShowVoiceGroup: true,
}

/** Those who sign in (specification §1), by what the service says of them. */
const audiences: Record<string, Partial<Person>> = {
  Operator: { role: Role.SuperAdmin },
  Administrator: { IsUserAdmin: true },
  'Kits administrator': { IsKitsAdmin: true },
  'Billing administrator': { IsBillingAdmin: true, IsBillingAdminLoginLandpage: true },
  'Call group manager': { UserTypeID: UserType.CallGroupManager, callgroupId: 11 },
  'Voice group user': { UserTypeID: UserType.VoiceGroupUser, callgroupId: 12 },
  'Single-family owner': { IS_SFH_ACTIVE: true },
  Customer: {},
  'Of an inactive account': { IsAccountActive: false },
}

/** Those who never sign in, or not yet, by the link they have. */
const guests: Record<string, Place[]> = {
  'Guest with an invite': ['invite'],
  'Invited to a call group': ['subscribe'],
  'Setting a password': ['createPassword', 'login'],
  'Told to use the mobile app': ['mobileApp'],
  'Owner who is to be called at the gate': ['watchman', 'login'],
}

function PlaceLink({ place, seenAs }: { place: Place, seenAs?: string }) {
  const { id, title } = stories[place]
  return <TextLink href={`./?path=/story/${id}${seenAs === undefined ? '' : `&globals=viewAs:${seenAs}`}`} target="_top">{title}</TextLink>
}

function Links({ places }: { places: readonly Place[] }) {
  return <Inline gap={3} isWrapping>{places.map((place) => <PlaceLink key={place} place={place} />)}</Inline>
}

/** The first page of somebody, seen as they see it. */
function Landing({ person }: { person: Person }) {
  const landing = resolveLanding(person)
  if (!isPlace(landing)) return landing
  return <PlaceLink place={landing} {...(landing in viewers ? { seenAs: landing } : {})} />
}

const isPlace = (name: string): name is Place => name in stories

/** Who lands where, and which pages they are offered: what `resolveLanding` and the functions of the side bar and of one's own menu answer for each audience. */
export function ProductMap() {
  const signedIn = Object.entries(audiences).map(([name, differing]) => {
    const person = { ...customer, ...differing }
    const offered = navigationFor(person).flatMap(({ items }) => items.map((item) => item.name))
    const places: Place[] = offered.length > 0 ? [...new Set<Place>([...offered, ...ownPagesFor(person).map((item) => item.name)])] : ['inactive']
    return { id: name, cells: [name, <Landing key="landing" person={person} />, <Links key="links" places={places} />] }
  })
  return (
    <Stack gap={5}>
      <Text tone="muted">Each link opens that screen’s stories; the one in the second column as somebody who lands there sees it. The toolbar’s "View as" does the same with any signed-in screen.</Text>
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
