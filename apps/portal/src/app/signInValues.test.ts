import { endpoints, unreadSignInValues } from '@portal/api-client/contract'
import { expect, it } from 'vitest'

const sources = import.meta.glob<string>(
  ['./**/*.{ts,tsx}', '../routes/**/*.{ts,tsx}', '../session/**/*.{ts,tsx}', '../../../../packages/domain/src/{navigation,accounts}/**/*.ts', '!**/*.{test,stories,fixture}.*'],
  { query: '?raw', import: 'default', eager: true },
)

/** The file that uses each value of the sign-in's answer; other values are listed as unread, with the reason. */
const readBy: Record<string, string> = {
  SessionID: './signInAs.ts',
  AuthToken: './signInAs.ts',
  CsrfToken: './signInAs.ts',
  S_PK: './signInAs.ts',
  role: '../../../../packages/domain/src/accounts/rights.ts',
  ShowVideoGroup: '../routes/site/frame/navigation.ts',
  ShowVoiceGroup: '../routes/site/frame/navigation.ts',
  showImportVoiceGroup: '../routes/site/import/route.tsx',
  GroupReleaseVideoUrl: './signInAs.ts',
  GroupReleaseVideoContent: './signInAs.ts',
  EnableGroupReleaseVideo: './signInAs.ts',
  IsUserIgnoreGroupReleaseVideo: './signInAs.ts',
  IsUserIgnoreRelease: './signInAs.ts',
  ReleaseContent: './signInAs.ts',
}

/** The file that uses each value of the GetUserDetails answer and of specification §3. */
const detailsReadBy: Record<string, string> = {
  IsAccountActive: '../../../../packages/domain/src/navigation/landing.ts',
  IS_SFH_ACTIVE: '../../../../packages/domain/src/navigation/landing.ts',
  UserTypeID: '../../../../packages/domain/src/navigation/landing.ts',
  IsBillingAdminLoginLandpage: '../../../../packages/domain/src/navigation/landing.ts',
  IsUserDashboard: '../../../../packages/domain/src/navigation/landing.ts',
  callgroupId: '../../../../packages/domain/src/navigation/landing.ts',
  EnableUserTierCallgroup: '../routes/site/userDetail/editRoute.tsx',
}

const isRead = (name: string, path: string) => new RegExp(`\\b${name}\\b`).test(sources[path] ?? '')

it.each(Object.entries({ ...readBy, ...detailsReadBy }))('§3 %s has its effect in %s', (name, path) => {
  expect(isRead(name, path)).toBe(true)
})

it('§3 every value of a sign-in’s answer is read, or listed in the contract with the reason', () => {
  const { user, ...answer } = endpoints.login.response.entries
  const sent = [...Object.keys(user.entries), ...Object.keys(answer)]
  expect(sent.toSorted()).toEqual([...Object.keys(readBy), ...Object.keys(unreadSignInValues)].toSorted())
  for (const reason of Object.values(unreadSignInValues)) expect(reason.length).toBeGreaterThan(40)
})

it('no file reads a value that is listed as unread', () => {
  // Other records have these two names too, so the search requires user details beside them.
  const elsewhere: Record<string, RegExp> = { modules: /details\)?\.modules/, callgroup: /\.callgroup\b/ }
  const readers = Object.keys(unreadSignInValues).flatMap((name) =>
    Object.entries(sources).filter(([, text]) => (elsewhere[name] ?? new RegExp(`\\b${name}\\b`)).test(text)).map(([path]) => `${name}: ${path}`))
  expect(readers).toEqual([])
})
