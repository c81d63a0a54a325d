import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Scripts } from '../apps/portal/server/buildChunks.ts'
import { findDocument } from '../apps/portal/server/entryDocuments.ts'
import type { pageBudgets } from './sizeBudgets.ts'

type Page = keyof typeof pageBudgets

const pathOf: Record<Page, string> = {
  'sign-in': '/auth/login',
  invite: '/Invite',
  dashboard: '/site/dashboard',
  users: '/site/users',
  'a user': '/site/users/1',
  'restriction editor': '/site/restrictions/templates/1',
  billing: '/site/billing',
}

/**
 * Bytes (gzip -9) and number of the scripts that a browser must load before a page of a built portal works. Throws if an entry is missing.
 */
export function measurePages(folder: string): { page: Page; bytes: number; files: number }[] {
  const scripts = JSON.parse(readFileSync(join(folder, '.vite/scripts.json'), 'utf8')) as Scripts
  return (Object.keys(pathOf) as Page[]).map((page) => {
    const files = new Set(['index.html', ...(findDocument(pathOf[page])?.entries ?? [])].flatMap((name) => filesOf(scripts, name)))
    const bytes = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0)
    return { page, bytes, files: files.size }
  })
}

function filesOf(scripts: Scripts, name: string): string[] {
  const found = scripts[name]
  if (!found) throw new Error(`The portal's build has no script ${name}.`)
  return [found.file, ...found.with]
}
