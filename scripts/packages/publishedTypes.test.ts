import { expect, test } from 'vitest'
import { withWireTypes } from './publishedTypes.ts'
import { withoutSources } from './withoutSources.ts'

test.each([
  ['/** A door (spec §3). */', '/** A door. */'],
  ['/** Why it is no PIN (spec §5: numeric, at most 5 digits); empty where it is. */', '/** Why it is no PIN (numeric, at most 5 digits); empty where it is. */'],
  ['Nine digits (wire and formats §3\n * Payment fields), checked.', 'Nine digits, checked.'],
  ['/** Every rule of spec §5 that it breaks. */', '/** Every rule of the specification that it breaks. */'],
  ['/** The limits of the specification §9. */', '/** The limits of the specification. */'],
  ['/** Spec §5 exempts email fields. */', '/** The specification exempts email fields. */'],
  ['/** Base64url (RFC 4648 §5). */', '/** Base64url (RFC 4648 §5). */'],
])('%s becomes %s', (written, published) => {
  expect(withoutSources(written)).toBe(published)
})

const wire = { text: 'interface User {\n    Name: string;\n}\ndeclare const endpoints: {\n    get: Call<User>;\n};\n', named: new Set(['User']) }
const inferred = "type Calls = typeof endpoints;\ntype User = ResponseOf<Calls['get']>;\ndeclare const someCalls: {\n    get: string;\n};\n/** Every call. */\ndeclare const endpoints: typeof someCalls;\nexport { endpoints, type User };\n"

test('the calls are published as interfaces, also the wire’s names', () => {
  expect(withWireTypes(inferred, wire)).toBe(`${wire.text}export { endpoints, type User };\n`)
})

test('an interface gets a name that is not taken', () => {
  expect(() => withWireTypes(`import { Clock, User } from '@portal/domain';\n${inferred}`, wire)).toThrow('twice: User')
})
