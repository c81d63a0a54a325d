import { expect, test } from 'vitest'
import { testsOnPostgres } from './testsOnPostgres.ts'

test('tests run on PostgreSQL if it is available, and otherwise are skipped with a message', () => {
  const said: string[] = []
  const say = (line: string) => void said.push(line)
  expect(testsOnPostgres(undefined, 'linux-x64', say)).toContain('packages/sandbox/src/auditTrail.test.ts')
  expect(said).toEqual([])
  expect(testsOnPostgres('postgres', 'darwin-arm64', say)).toEqual([])
  expect(said).toEqual([expect.stringContaining('this machine is darwin-arm64')])
})
