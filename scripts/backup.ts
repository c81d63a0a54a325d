// `npm run backup -- copy.sqlite`: copies the sandbox's SQLite file while the server runs.
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backupStoreFile, isPostgresAddress } from '../packages/sandbox/src/hosts/node/index.ts'

const usage = `Usage: npm run backup -- <file> [--db var/sandbox.sqlite]
The database is the one of npm start: SANDBOX_DB, or var/sandbox.sqlite. To go back to the copy, stop the server and start it with SANDBOX_DB=<file>.`

try {
  const { values, positionals } = parseArgs({ options: { db: { type: 'string' } }, allowPositionals: true })
  const [target, ...others] = positionals
  if (target === undefined || others.length > 0) throw new Error('Name one file for the copy.')
  const source = values.db ?? process.env['SANDBOX_DB'] ?? join(import.meta.dirname, '../var/sandbox.sqlite')
  if (isPostgresAddress(source)) throw new Error('The database is PostgreSQL: take its own pg_dump, or pg_basebackup with its log.')
  const tables = backupStoreFile(resolve(source), resolve(target))
  console.log(`${target}: ${tables} tables, whole and sound.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.error(usage)
  process.exitCode = 2
}
