import { endpoints, type EndpointName } from '../packages/api-client/src/contract/index.ts'
import { type PublicJwk, sealRequest } from '../packages/api-client/src/crypto/index.ts'
import { fuzzCalls } from '../packages/sandbox/src/fuzz/fuzzCalls.fixture.ts'
import { openMemorySandbox } from '../packages/sandbox/src/hosts/memory/index.ts'
import type { Table } from './printTable.ts'

const origin = 'http://localhost:4200'
const administrator = { username: 'dana.whitfield@whisperingpines.example', password: 'sandbox1' }

/**
 * Runs the fuzz test of `npm test` with twenty values of each field instead of one, and with a new random seed. Fails if data can't be read
 * afterwards.
 */
export async function benchFuzz(): Promise<Table[]> {
  const sandbox = await openMemorySandbox({})
  const seed = Math.floor(Math.random() * 2 ** 31)
  const { keys } = (await (await sandbox.app.fetch(new Request(`${origin}/keys`))).json()) as { keys: PublicJwk[] }
  const [publicKey] = keys
  if (!publicKey) throw new Error('No key is published.')
  let session: { token: string; authKey: string; csrf: string } | null = null

  async function send(name: EndpointName, payload: object): Promise<{ status: number; body: unknown }> {
    const { method, service, path } = endpoints[name]
    const sealed = await sealRequest(payload, { method, service, path, token: session?.token, publicKey: publicKey as PublicJwk })
    const headers: Record<string, string> = session ? { Authorization: `Bearer ${session.token}`, 'X-Auth-Key': session.authKey, 'X-CSRF-Token': session.csrf } : {}
    const address = `${origin}/svc/${service}${path}`
    const request = method === 'POST'
      ? new Request(address, { method, headers, body: JSON.stringify(sealed) })
      : new Request(`${address}?${new URLSearchParams({ request: sealed.Data, value: sealed.Value }).toString()}`, { headers })
    return read(await sandbox.app.fetch(request))
  }

  async function signIn(): Promise<void> {
    session = null
    const { body } = await send('login', administrator)
    const answer = body as { AuthToken: string; CsrfToken: string; user: { SessionID: string } }
    session = { token: answer.AuthToken, authKey: answer.user.SessionID, csrf: answer.CsrfToken }
  }

  await signIn()
  const { accepted, refused, faults } = await fuzzCalls(
    {
      store: sandbox.store,
      async call(name, payload) {
        const answer = await send(name, payload)
        if (answer.status !== 401) return answer
        await signIn()
        return send(name, payload)
      },
      scan: async (reader, presented) => read(await sandbox.app.fetch(new Request(`${origin}/sandbox/api/gate/scan`, { method: 'POST', body: JSON.stringify({ reader, presented }) }))),
    },
    { seed, perField: 20, readsEvery: 100 },
  )
  await sandbox.close()
  if (faults.length > 0) throw new Error(`Seed ${seed}: ${faults.length} faults, the first of them ${faults[0]}`)
  return [{ title: `Fuzzed writes, seed ${seed}`, columns: ['accepted', 'refused', 'faults'], rows: [[String(accepted), String(refused), '0']] }]
}

async function read(response: Response): Promise<{ status: number; body: unknown }> {
  const isJson = response.headers.get('content-type')?.includes('json') === true
  return { status: response.status, body: isJson ? await response.json() : await response.text() }
}
