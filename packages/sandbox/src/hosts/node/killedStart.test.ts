import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { danaName, openBench, saturday } from '../../testing.fixture.ts'
import { openStoreFile } from './openStoreFile.ts'

/** The number of starts to kill. Set KILLS to a larger number to try more moments by hand. */
const kills = Number(process.env['KILLS'] ?? 3)
const script = join(import.meta.dirname, 'killedStart.fixture.ts')
const node = ['--conditions=@portal/source', '--disable-warning=ExperimentalWarning', script]

test('a sandbox killed at any moment of its first start can start again', { timeout: 60_000 + kills * 10_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const statements = Number(execFileSync(process.execPath, [...node, join(folder, 'whole.db'), '0'], { encoding: 'utf8' }))
  expect(statements).toBeGreaterThan(500)
  const whole = await openBench({ databasePath: join(folder, 'whole.db'), time: { now: saturday } })

  for (let kill = 1; kill <= kills; kill += 1) {
    const path = join(folder, `${kill}.db`)
    const at = Math.ceil((statements * kill) / (kills + 1))
    expect(spawnSync(process.execPath, [...node, path, String(at)]).signal, `statement ${at}`).toBe('SIGKILL')
    // Every second database is killed once more, at the first statements of the next start.
    if (kill % 2 === 0) spawnSync(process.execPath, [...node, path, String(kill * 3)])
    await (await openStoreFile(path)).destroy()
    const bench = await openBench({ databasePath: path, time: { now: saturday } })
    await expect(bench.signIn(danaName), `statement ${at}`).resolves.toBeDefined()
    const names = (seeds: { invites: { name: string }[] }) => seeds.invites.map(({ name }) => name)
    expect(names(await bench.sandbox.seeds()), `statement ${at}`).toEqual(names(await whole.sandbox.seeds()))
  }
})
