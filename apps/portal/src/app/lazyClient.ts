import type { ApiClient } from '@portal/api-client'

export interface LazyClient {
  api: ApiClient
  /** Loads the client and the data that its first call needs, so that the first press doesn't wait. */
  prepare: ApiClient['prepare']
}

/** A client whose code loads with the first call or `prepare`. */
export function lazyClient(load: () => Promise<ApiClient>): LazyClient {
  let client: ApiClient | null = null
  let loading: Promise<ApiClient> | null = null

  async function loaded(): Promise<ApiClient> {
    loading ??= load()
    try {
      client = await loading
      return client
    } catch (error) {
      loading = null
      throw error
    }
  }

  const own = { serverNow: () => client?.serverNow() ?? Date.now(), prepare: async (...calls: Parameters<ApiClient['prepare']>) => (await loaded()).prepare(...calls) }
  const api = new Proxy(own, {
    get(target, name) {
      // Names that JavaScript itself reads. A client with a `then` would be awaited.
      if (typeof name !== 'string' || name === 'then' || name === 'toJSON' || Reflect.has(target, name)) return Reflect.get(target, name) as unknown
      Reflect.set(target, name, async (...given: unknown[]) => (Reflect.get(await loaded(), name) as (...rest: unknown[]) => unknown)(...given))
      return Reflect.get(target, name) as unknown
    },
  })
  return { api: api as unknown as ApiClient, prepare: own.prepare }
}
