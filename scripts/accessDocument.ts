import { endpoints, type EndpointName } from '../packages/api-client/src/contract/index.ts'
import { accessPrecedence, accessPrecedenceWords, profiles, type Profile, rightNames, rights } from '@portal/domain'
import { rightsOfCalls } from '../packages/sandbox/src/rightsOfCalls.ts'

const titles: Record<Profile, string> = {
  superAdmin: 'SuperAdmin', staff: 'Staff', userAdmin: 'Administrator', kitsAdmin: 'Kits administrator', billingAdmin: 'Billing administrator',
  callGroupManager: 'Call group manager', voiceGroupUser: 'Voice group user', customer: 'Customer',
}

/** The document on who may do what, by which call, and who gets in, generated from the tables that decide. */
export function accessDocument(): string {
  return [
    '# Who may do what, and who gets in',
    '',
    'Generated from the tables that decide, by `node --conditions=@portal/source scripts/writeDocs.ts`; a test holds it up to date. The Storybook pages “Role matrix” and “Access precedence” show the same tables and try them out.',
    '',
    '## Who gets in',
    '',
    'Read from the top: the first rule that allows or denies ends it (`domain/access/decision/accessPrecedence.ts`). The screen, the gate and the preview ask the same function.',
    '',
    '| | Rule | What it does |',
    '|---|---|---|',
    ...accessPrecedence.map(({ rule }, index) => `| ${index + 1} | ${accessPrecedenceWords.en[rule].title} | ${accessPrecedenceWords.en[rule].sentence} |`),
    '',
    '## Who may do what',
    '',
    'Specification §6 does not show the matrix; `docs/decisions/2026-11-21-role-matrix.md` says what was assumed. Somebody can be several of these at once. Whose things an action reaches is another matter: those of the own account, and of people and groups below the own hierarchy level.',
    '',
    `| Action | ${profiles.map((profile) => titles[profile]).join(' | ')} |`,
    `|---|${profiles.map(() => '---').join('|')}|`,
    ...rightNames.map((right) => `| \`${right}\` | ${profiles.map((profile) => ((rights[right] as readonly Profile[]).includes(profile) ? 'yes' : '')).join(' | ')} |`),
    '',
    '## What each call asks for',
    '',
    'The sandbox asks before the call is handled (`sandbox/src/rightsOfCalls.ts`); a call without an entry does not compile. `own` is about oneself, `public` needs no session.',
    '',
    '| Asks for | Calls |',
    '|---|---|',
    ...[...rightNames, 'own', 'public'].flatMap((right) => {
      const names = (Object.keys(endpoints) as EndpointName[]).filter((name) => rightsOfCalls[name] === right).toSorted()
      return names.length === 0 ? [] : [`| \`${right}\` | ${names.join(', ')} |`]
    }),
    '',
  ].join('\n')
}
