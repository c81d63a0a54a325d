import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { findDisagreements, prepareWork, readWork, works } from '../packages/sandbox/src/hosts/node/killedWork.fixture.ts'
import { saturday } from '../packages/sandbox/src/saturday.fixture.ts'
import type { Table } from './printTable.ts'

const kills = 100
const script = resolve(import.meta.dirname, '../packages/sandbox/src/hosts/node/killedWorkProcess.fixture.ts')

/**
 * Kills a server a hundred times at random writes while codes are sent to controllers, doors are locked and a list is exported. After each
 * kill, checks that screens, doors and activity agree, and that the next server finishes the work. Throws at the first difference.
 */
export async function benchKills(): Promise<Table[]> {
  const folder = mkdtempSync(join(tmpdir(), 'kills-'))
  try {
    const before = join(folder, 'before.db')
    await prepareWork(before)
    const whole = copy(before, join(folder, 'whole.db'))
    const written = work(whole, '', 0, saturday).written
    const expected = await readWork(whole)
    const kinds = Object.entries(works)
    const moments = new Map<string, Set<number>>()
    for (let kill = 0; kill < kills; kill += 1) {
      const [name, tables] = kinds[kill % kinds.length] ?? ['', '']
      const writes = written.filter((table) => tables.split('|').includes(table)).length
      const at = Math.ceil(Math.random() * writes)
      const where = `${name}, before write ${at} of ${writes}`
      const path = copy(before, join(folder, `${kill}.db`))
      if (work(path, tables, at, saturday).signal !== 'SIGKILL') throw new Error(`${where}: the process was not killed.`)
      const disagreements = await findDisagreements(path, saturday + 3000)
      if (disagreements.length > 0) throw new Error(`${where}: ${disagreements.join('\n')}`)
      work(path, '', 0, saturday + 3000)
      if (!isDeepStrictEqual(await readWork(path), expected)) throw new Error(`${where}: the work ended otherwise.`)
      rmSync(path)
      moments.set(name, (moments.get(name) ?? new Set()).add(at))
    }
    return [{
      title: `killed ${kills} times: nothing lost, nothing done twice, screens, gate and log agree`,
      columns: ['while', 'different moments'],
      rows: [...moments].map(([name, at]) => [name, String(at.size)]),
    }]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function copy(from: string, to: string): string {
  cpSync(from, to)
  return to
}

function work(path: string, tables: string, at: number, now: number): { signal: NodeJS.Signals | null; written: string[] } {
  const { signal, stdout, stderr } = spawnSync(process.execPath, ['--conditions=@portal/source', '--disable-warning=ExperimentalWarning', script, path, tables, String(at), String(now)], { encoding: 'utf8' })
  if (stderr !== '') throw new Error(stderr)
  return { signal, written: stdout.split(' ') }
}
