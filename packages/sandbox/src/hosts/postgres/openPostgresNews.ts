import { Client } from 'pg'
import type { News } from '../../hostInterfaces.ts'

export interface PostgresNews extends News {
  close(): Promise<void>
}

const channel = 'portal'
/** Milliseconds until a lost connection is made again. */
const pause = 1000

/**
 * News between processes on one PostgreSQL, by LISTEN and NOTIFY on a separate connection. A reconnect counts as news, since a message may
 * be lost.
 */
export async function openPostgresNews(url: string): Promise<PostgresNews> {
  const listeners = new Set<() => void>()
  let client: Client | undefined
  let isClosed = false
  let again: NodeJS.Timeout | undefined

  const hear = () => listeners.forEach((listener) => listener())

  async function connect(): Promise<void> {
    const next = new Client({ connectionString: url })
    next.on('notification', hear)
    // The connection's end, or its waiting query, reports the error.
    next.on('error', () => {})
    await next.connect()
    await next.query(`listen ${channel}`)
    next.on('end', later)
    client = next
  }

  function later(): void {
    client = undefined
    if (!isClosed) again = setTimeout(() => void connect().then(hear, later), pause)
  }

  await connect()
  return {
    async tell() {
      await client?.query(`notify ${channel}`)
    },
    onNews(listener) {
      listeners.add(listener)
    },
    async close() {
      isClosed = true
      clearTimeout(again)
      await client?.end()
    },
  }
}
