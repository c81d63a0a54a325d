import { type ApiClient, createApiClient } from '../packages/api-client/src/index.ts'
import { serviceNames, type ServiceMap } from '../packages/api-client/src/contract/index.ts'
import { openMemorySandbox } from '../packages/sandbox/src/hosts/memory/index.ts'
import type { Store } from '../packages/sandbox/src/store/openStore.ts'

const origin = 'http://localhost:4200'

/** Opens a signed-in client of a back end in this process. Default user: an administrator. `serve` runs the back end's part of a request. */
export async function openClient(
  store?: Store, username = 'dana.whitfield@whisperingpines.example', serve = (answer: () => Promise<Response>) => answer(),
): Promise<ApiClient> {
  const sandbox = await openMemorySandbox(store ? { store } : {})
  let session: { token: string; authKey: string; csrf: string } | null = null
  const client = createApiClient({
    services: Object.fromEntries(serviceNames.map((name) => [name, `${origin}/svc/${name}`])) as ServiceMap,
    keysUrl: `${origin}/keys`, getSession: () => session, onSessionExpired: () => {},
    fetch: (input, init) => serve(async () => sandbox.app.fetch(new Request(input, init))),
  })
  const { AuthToken: token, CsrfToken: csrf, user } = await client.login({ username, password: 'sandbox1' })
  session = { token, authKey: user.SessionID, csrf }
  return client
}
