import { expect, test } from 'vitest'
import { describeCalls } from './publishedTypes.ts'
import { withoutSources } from './withoutSources.ts'

test.each([
  ['/** A door (spec §3). */', '/** A door. */'],
  ['/** Why it is no PIN (spec §5: numeric, at most 5 digits); empty where it is. */', '/** Why it is no PIN (numeric, at most 5 digits); empty where it is. */'],
  ['Nine digits (wire and formats §3\n * Payment fields), checked.', 'Nine digits, checked.'],
  ['/** Every rule of spec §5 that it breaks. */', '/** Every rule of the specification that it breaks. */'],
  ['/** The limits of the specification §9. */', '/** The limits of the specification. */'],
  ['/** Spec §5 exempts e-mail fields. */', '/** The specification exempts e-mail fields. */'],
  ['/** Base64url (RFC 4648 §5). */', '/** Base64url (RFC 4648 §5). */'],
])('%s becomes %s', (written, published) => {
  expect(withoutSources(written)).toBe(published)
})

test('a call of the contract has its summary and its address as a comment', () => {
  const types = 'declare const peopleCalls: {\n    login: {\n        readonly auth: "none";\n    };\n};\ndeclare const other: {\n    login: string;\n};\n'
  const login = { summary: 'Signs in.', method: 'POST', path: '/login', service: 'account' }
  expect(describeCalls(types, { login })).toBe(
    types.replace('    login: {', '    /**\n     * Signs in.\n     *\n     * `POST /login` of the service `account`.\n     */\n    login: {'),
  )
})
