import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { saturday } from '../../saturday.fixture.ts'
import { findDisagreements, prepareWork, readWork, runWork, works } from './killedWork.fixture.ts'

const later = saturday + 3000

/** Works until the nth write of some tables. That write and every later statement fail, so nothing after that moment reaches the file. */
async function workUntil(path: string, tables: string, at: number): Promise<void> {
  let left = at
  await runWork(path, saturday, (table) => {
    if (tables.split('|').includes(table)) left -= 1
    if (left <= 0) throw new Error('The process is gone.')
  }).catch(() => {})
  expect(left).toBeLessThanOrEqual(0)
}

test('a kill during pushes, a lockdown and an export loses and repeats nothing; screen, gate and activity agree', { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const before = join(folder, 'before.db')
  const total = await prepareWork(before)
  const copy = (name: string) => {
    const path = join(folder, `${name}.db`)
    cpSync(before, path)
    return path
  }
  const whole = copy('whole')
  const written: string[] = []
  await runWork(whole, saturday, (table) => written.push(table))
  const expected = await readWork(whole)
  expect(expected.exports).toMatchObject([{ state: 'done', lines: total, percent: 100 }])
  expect(expected.mails).toHaveLength(1)
  expect(new Set(expected.file.match(/^"\d+",/gm)).size).toBe(total)
  expect(expected.commands.filter(({ status }) => status === 'acknowledged').length).toBeGreaterThan(3)
  expect(expected.locked.length).toBeGreaterThan(1)

  for (const [name, tables] of Object.entries(works)) {
    const writes = written.filter((table) => tables.split('|').includes(table)).length
    expect(writes, name).toBeGreaterThan(4)
    const path = copy(name)
    const at = Math.ceil(Math.random() * writes)
    const where = `${name}, before write ${at} of ${writes}`
    await workUntil(path, tables, at)
    expect(await findDisagreements(path, later), where).toEqual([])
    await runWork(path, later, () => {})
    expect(await readWork(path), where).toEqual(expected)
  }
})
