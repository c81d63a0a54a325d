import { expect, test } from 'vitest'
import { type EndpointDefinition, type EndpointName, endpoints } from '@portal/api-client/contract'
import { type Bench, openBench } from '../testing.fixture.ts'

const publicCalls = (Object.keys(endpoints) as EndpointName[]).filter((name) => (endpoints[name] as EndpointDefinition).auth === 'none')
/** The fields in which public calls take a token. */
const tokenFields = ['d', 'id', 'token', 'Token', 'PasswordResetToken', 'userName', 'Username', 'username', 'inviteId', 'resetToken']

/** The tokens of one example link or invite of each state, and tokens that belong to no link. */
async function tokensOf({ sandbox }: Bench): Promise<Record<string, string>> {
  const { invites, links } = await sandbox.seeds()
  return {
    'unknown': 'x'.repeat(32),
    'unknown, of another length': 'x'.repeat(12),
    'malformed': '../../etc/passwd\u0000',
    'empty': '',
    ...Object.fromEntries(invites.map(({ token, state }) => [`invite, ${state}`, token])),
    ...Object.fromEntries(links.map(({ link, kind, state }) => [`${kind}, ${state}`, /[^/=]*$/.exec(link)?.[0] ?? ''])),
  }
}

/** A payload with everything that a public call could need, and the token in each field that may hold one. */
const payloadWith = (token: string) => ({ password: 'Passw0rd', confirmpassword: 'Passw0rd', Password: 'Passw0rd', ...Object.fromEntries(tokenFields.map((field) => [field, token])) })

test.each(publicCalls)('%s answers or refuses every token, and the server keeps running', async (name) => {
  const bench = await openBench()
  for (const [state, token] of Object.entries(await tokensOf(bench))) {
    const answer = await bench.sandbox.app.fetch(await bench.seal(name, payloadWith(token)))
    expect(answer.status, `${name} with a token that is ${state}`).toBeLessThan(500)
    const asked = performance.now()
    expect((await bench.send(new Request('http://localhost:4200/keys'))).status).toBe(200)
    expect(performance.now() - asked, `/keys after ${name} with a token that is ${state}`).toBeLessThan(1000)
  }
})
