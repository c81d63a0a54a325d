/** A page that a visit may begin with, and what its document can ask for before any script has run. */
export interface EntryDocument {
  /** Where it is, as `/site/users` or `/site/users/:id`. */
  path: string
  /** The entries whose scripts it needs. */
  entries: readonly string[]
}

const siteEntries = ['src/app/startPortal.tsx', '../../packages/api-client/src/contract/lazyEndpoints.ts']

const publicDocument = (path: string, name: string): EntryDocument => ({ path, entries: [`src/public/${name}.ts`] })
const siteDocument = (path: string, route: string): EntryDocument => ({ path, entries: [...siteEntries, `src/routes/site/${route}`] })

/** Prerendered with its configuration, and does not call anything before somebody types. */
export const loginDocument: EntryDocument = { path: '/auth/login', entries: ['src/public/login.ts'] }

export const entryDocuments: readonly EntryDocument[] = [
  publicDocument('/auth/forgot-password', 'forgotPassword'),
  publicDocument('/reset-password', 'resetPassword'),
  publicDocument('/accountdeletionrequest', 'accountDeletion'),
  publicDocument('/Invite', 'invite'),
  publicDocument('/RecurringInvite', 'recurringInvite'),
  publicDocument('/watchmansystemconfiguration', 'watchman'),
  publicDocument('/nonwebaccessuser', 'nonWebAccess'),
  siteDocument('/site/dashboard', 'dashboard/route.tsx'),
  siteDocument('/site/users', 'users/route.tsx'),
  siteDocument('/site/users/:id', 'userDetail/route.tsx'),
  siteDocument('/site/users/:id/edit', 'userDetail/editRoute.tsx'),
  siteDocument('/site/users/:id/restriction', 'restrictions/rule/userRestrictionRoute.tsx'),
  siteDocument('/site/users/new', 'newUser/route.tsx'),
  siteDocument('/site/users/codes', 'codes/route.tsx'),
  siteDocument('/site/users/contacts', 'contacts/route.tsx'),
  siteDocument('/site/groups', 'groups/route.tsx'),
  siteDocument('/site/groups/:id', 'groups/groupRoute.tsx'),
  siteDocument('/site/invites', 'invites/route.tsx'),
  siteDocument('/site/invites/new', 'invites/newInvite/route.tsx'),
  siteDocument('/site/invites/:id', 'invites/inviteDetail/route.tsx'),
  siteDocument('/site/restrictions', 'restrictions/route.tsx'),
  siteDocument('/site/restrictions/templates/:id', 'restrictions/rule/templateRoute.tsx'),
  siteDocument('/site/schedules', 'schedules/route.tsx'),
  siteDocument('/site/schedules/:id', 'schedules/editor/route.tsx'),
  siteDocument('/site/billing', 'billing/route.tsx'),
  siteDocument('/site/mywebaccount', 'account/route.tsx'),
]

/** The file of a document in the build: `site/users/_id/index.html`. */
export const documentFile = (path: string): string => `${path.slice(1).replaceAll(':', '_')}/index.html`

/** The document that a path of the address bar begins with; paths without a `:` win. */
export function findDocument(pathname: string): EntryDocument | undefined {
  const parts = pathname.replace(/\/$/, '').split('/')
  const fits = ({ path }: EntryDocument) => {
    const pattern = path.split('/')
    return pattern.length === parts.length && pattern.every((part, index) => part.startsWith(':') || part.toLowerCase() === parts[index]?.toLowerCase())
  }
  const fitting = [loginDocument, ...entryDocuments].filter(fits)
  return fitting.find(({ path }) => !path.includes(':')) ?? fitting[0]
}
