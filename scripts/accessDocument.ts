import { endpoints, type EndpointName } from '../packages/api-client/src/contract/index.ts'
import { accessPrecedence, accessPrecedenceWords, profiles, type Profile, rightNames, rights } from '@portal/domain'
import { rightsOfCalls } from '../packages/sandbox/src/rightsOfCalls.ts'

const titles: Record<Profile, string> = {
  superAdmin: 'SuperAdmin', staff: 'Staff', userAdmin: 'Administrator', kitsAdmin: 'Kits administrator', billingAdmin: 'Billing administrator',
  callGroupManager: 'Call group manager', voiceGroupUser: 'Voice group user', customer: 'Customer',
}

/** Generates docs/who-may-do-what.md from the tables: access rules, role matrix and the right that each call needs. */
export function accessDocument(): string {
  return [
    '# Who may do what, and who gets in',
    '',
    'Generated from the tables that decide, by `node --conditions=@portal/source scripts/writeDocs.ts`; a test keeps it current. Try the tables on the Storybook pages “Role matrix” and “Access precedence”.',
    '',
    '## Who gets in',
    '',
    'The first rule that allows or denies decides (`domain/access/decision/accessPrecedence.ts`). Screens, the gate and previews use the same function.',
    '',
    '| | Rule | What it does |',
    '|---|---|---|',
    ...accessPrecedence.map(({ rule }, index) => `| ${index + 1} | ${accessPrecedenceWords.en[rule].title} | ${accessPrecedenceWords.en[rule].sentence} |`),
    '',
    '## Who may do what',
    '',
    'Specification §6 does not show the matrix; `docs/decisions/2026-11-21-role-matrix.md` lists the assumptions. A user can have several of these profiles. `docs/decisions/2026-11-22-visibility-of-users.md` says which users an action reaches.',
    '',
    `| Action | ${profiles.map((profile) => titles[profile]).join(' | ')} |`,
    `|---|${profiles.map(() => '---').join('|')}|`,
    ...rightNames.map((right) => `| \`${right}\` | ${profiles.map((profile) => ((rights[right] as readonly Profile[]).includes(profile) ? 'yes' : '')).join(' | ')} |`),
    '',
    '## The right that each call needs',
    '',
    'The sandbox checks the right before it handles a call (`sandbox/src/rightsOfCalls.ts`). A call without an entry does not compile. `own` calls reach only the data of the signed-in user; `public` calls need no session.',
    '',
    '| Right | Calls |',
    '|---|---|',
    ...[...rightNames, 'own', 'public'].flatMap((right) => {
      const names = (Object.keys(endpoints) as EndpointName[]).filter((name) => rightsOfCalls[name] === right).toSorted()
      return names.length === 0 ? [] : [`| \`${right}\` | ${names.join(', ')} |`]
    }),
    '',
  ].join('\n')
}
