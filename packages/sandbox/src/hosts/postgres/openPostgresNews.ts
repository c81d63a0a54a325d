import { Client } from 'pg'
import { changeKinds } from '@portal/api-client/contract'
import type { AccountChange, News } from '../../hostInterfaces.ts'

export interface PostgresNews extends News {
  close(): Promise<void>
}

const channel = 'portal'
/** The name of the notification. Its payload names an account and kinds of data: `12:calls,doors`. */
const changes = 'portal_changes'
/** Milliseconds until a lost connection is opened again. */
const pause = 1000

/**
 * Exchanges news between processes that share a PostgreSQL database, by LISTEN and NOTIFY on a separate connection. A reconnect counts as
 * news, since a message may have been lost.
 */
export async function openPostgresNews(url: string): Promise<PostgresNews> {
  const listeners = new Set<() => void>()
  const changeListeners = new Set<(change: AccountChange | null) => void>()
  let client: Client | undefined
  let isClosed = false
  let again: NodeJS.Timeout | undefined

  const hear = () => listeners.forEach((listener) => listener())
  const hearChange = (change: AccountChange | null) => changeListeners.forEach((listener) => listener(change))
  const hearAll = () => {
    hear()
    hearChange(null)
  }

  async function connect(): Promise<void> {
    const next = new Client({ connectionString: url })
    next.on('notification', ({ channel: from, payload, processId }) => {
      if (from === channel) hear()
      // This process has already told its own listeners.
      else if (processId !== backendOf(next)) hearChange(readChange(payload ?? ''))
    })
    // The error is ignored here: the end of the connection, or the waiting query, reports it.
    next.on('error', () => {})
    await next.connect()
    await next.query(`listen ${channel}; listen ${changes}`)
    next.on('end', later)
    client = next
  }

  function later(): void {
    client = undefined
    if (!isClosed) again = setTimeout(() => void connect().then(hearAll, later), pause)
  }

  await connect()
  return {
    async tell() {
      await client?.query(`notify ${channel}`)
    },
    onNews(listener) {
      listeners.add(listener)
    },
    async tellChange({ accountId, kinds }) {
      await client?.query('select pg_notify($1, $2)', [changes, `${accountId}:${kinds.join(',')}`])
    },
    onChange(listener) {
      changeListeners.add(listener)
    },
    async close() {
      isClosed = true
      clearTimeout(again)
      await client?.end()
    },
  }
}

/** The number of the server process of a connection, which the driver's types leave out. */
const backendOf = (client: Client) => (client as Client & { processID: number | null }).processID

function readChange(payload: string): AccountChange {
  const [account, kinds = ''] = payload.split(':')
  return { accountId: Number(account), kinds: changeKinds.filter((kind) => kinds.split(',').includes(kind)) }
}
