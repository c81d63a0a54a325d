import { execFileSync, spawn } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openNodeSandbox } from '../packages/sandbox/src/hosts/node/index.ts'
import { openPostgresStore } from '../packages/sandbox/src/hosts/postgres/openPostgresStore.ts'
import { startPostgres } from '../packages/sandbox/src/hosts/postgres/temporaryPostgres.fixture.ts'
import type { Table } from './printTable.ts'

const rounds = 8
const root = join(import.meta.dirname, '..')
const driver = 'bench/releaseAtWork.ts'

interface Outcome {
  done: number
  groups: string[]
  failed: string[]
}

/**
 * A release before this one, as it was built, on a store that this one has migrated: on PostgreSQL beside a process of this one, as while a release is rolled
 * out; on SQLite after it, as when a release is taken back, and then this one again. Each signs in, lists, saves, scans and reads the log through its own client.
 */
export async function benchFormerRelease(commit: string): Promise<Table[]> {
  const folder = mkdtempSync(join(tmpdir(), 'former-'))
  const server = await startPostgres()
  try {
    const former = checkOut(commit, join(folder, 'release'))
    await server.run('create database together')
    const url = server.urlOf('together')
    await (await openNodeSandbox({ databasePath: url, baseUrl: 'http://localhost:4200', exposeConsole: false })).close()
    const together = await Promise.all([work(former, url, 'former'), work(root, url, 'present')])
    const file = join(folder, 'store.sqlite')
    await (await openNodeSandbox({ databasePath: file, baseUrl: 'http://localhost:4200', exposeConsole: false })).close()
    const inTurn = [await work(former, file, 'former'), await work(root, file, 'present')]
    const lines = [
      ['PostgreSQL, at once', 'former', ...line(together[0])], ['', 'present', ...line(together[1])],
      ['SQLite, one after the other', 'former', ...line(inTurn[0])], ['', 'present', ...line(inTurn[1])],
    ]
    await requireOnce(url, together.flatMap(({ groups }) => groups))
    return [{ title: `The release of ${commit} on a store of this one; ${rounds} rounds of ten steps`, columns: ['store', 'release', 'done', 'failed', 'first failure'], rows: lines }]
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function line({ done, failed }: Outcome = { done: 0, groups: [], failed: ['it did not run'] }): string[] {
  return [String(done), String(failed.length), failed[0] ?? '']
}

/** The files of a commit, with the packages that this checkout has installed; those of the workspace are the commit's own. */
function checkOut(commit: string, folder: string): string {
  mkdirSync(folder)
  const files = execFileSync('git', ['archive', '--format=tar', commit], { cwd: root, maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', folder], { input: files })
  mkdirSync(join(folder, 'node_modules'))
  for (const name of ['.pnpm', ...readdirSync(join(root, 'node_modules')).filter((entry) => entry !== '@portal' && !entry.startsWith('.'))]) {
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  }
  for (const name of ['domain', 'api-client', 'sandbox']) {
    const installed = join(root, 'packages', name, 'node_modules')
    if (existsSync(installed)) cpSync(installed, join(folder, 'packages', name, 'node_modules'), { recursive: true, verbatimSymlinks: true })
  }
  copyFileSync(join(root, driver), join(folder, driver))
  return folder
}

function work(folder: string, address: string, name: string): Promise<Outcome> {
  const child = spawn(process.execPath, ['--conditions=@portal/source', '--disable-warning=ExperimentalWarning', driver, address, name, String(rounds)], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
  let [out, errors] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  return new Promise((resolve) => child.on('exit', () => {
    resolve(out.startsWith('{') ? (JSON.parse(out) as Outcome) : { done: 0, groups: [], failed: [errors.trim().split('\n').find((text) => /^\s*(\[\w+\]|\w*Error\b.*):/.test(text)) ?? errors.slice(0, 300)] })
  }))
}

/** Every group that a client was told is saved is there, once. */
async function requireOnce(url: string, names: readonly string[]): Promise<void> {
  const store = await openPostgresStore({ url, connections: 1 })
  const rows = await store.selectFrom('user_groups').select('name').where('name', 'in', names).execute()
  await store.destroy()
  const found = rows.map(({ name }) => name).sort()
  if (JSON.stringify(found) !== JSON.stringify(names.toSorted())) throw new Error(`Acknowledged: ${names.join(', ')}; in the store: ${found.join(', ')}`)
}
