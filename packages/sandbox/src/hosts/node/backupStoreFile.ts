import { chmodSync, closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/**
 * Copies a database file while a server uses it: a snapshot with keys and secrets, which appears at `target` only when complete and valid.
 * Throws if there is no database, if `target` exists, or if the copy is damaged. Returns the number of tables.
 */
export function backupStoreFile(source: string, target: string): number {
  if (!existsSync(source)) throw new Error(`There is no database at ${source}.`)
  if (existsSync(target)) throw new Error(`${target} exists already: name another file, or remove it.`)
  const part = `${target}.part`
  rmSync(part, { force: true })
  // The copy contains encrypted codes and the secret that decrypts them.
  closeSync(openSync(part, 'w', 0o600))
  try {
    const store = new DatabaseSync(source, { readOnly: true, timeout: 10_000 })
    try {
      store.prepare('vacuum into ?').run(part)
    } finally {
      store.close()
    }
    const tables = countTables(part)
    chmodSync(part, 0o600)
    renameSync(part, target)
    return tables
  } finally {
    rmSync(part, { force: true })
  }
}

function countTables(path: string): number {
  const copy = new DatabaseSync(path, { readOnly: true })
  try {
    const check = copy.prepare('pragma integrity_check').get()?.['integrity_check']
    if (check !== 'ok') throw new Error(`The copy is damaged: ${String(check)}. Look after the database itself.`)
    const tables = Number(copy.prepare(`select count(*) as count from sqlite_master where type = 'table'`).get()?.['count'])
    if (tables === 0) throw new Error('The copy is empty: this is not a database of the portal.')
    return tables
  } finally {
    copy.close()
  }
}
