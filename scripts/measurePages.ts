import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { mayDo, rightNames, Role } from '@portal/domain'
import type { Scripts } from '../apps/portal/server/buildChunks.ts'
import { documentFile, findDocument } from '../apps/portal/server/entryDocuments.ts'
import { pages } from '../apps/portal/src/app/pages.ts'
import type { pageBudgets } from './sizeBudgets.ts'

type Page = keyof typeof pageBudgets

const pathOf: Record<Page, string> = {
  'sign-in': '/auth/login',
  invite: '/Invite',
  dashboard: '/site/dashboard',
  'a call group': '/site/callgroups/1',
}

/** The pages in an administrator's sidebar (without Guests, which is there only if residents may invite), the page of entry methods, and the editor. The portal loads all of them while the user reads a page (`loadAhead.ts`). */
const administrators = new Set<string>(rightNames.filter((right) => mayDo({ role: Role.Customer, IsUserAdmin: true }, right)))
const loadedWhileReading = [...Object.values(pages).filter((page) => page.nav && !page.needsGuests && administrators.has(page.for)), pages.codes, pages.newUser].map(({ path }) => path)

/** The scripts of a built portal that a browser has loaded once an administrator has read a page for a while, and those of a given further page. */
export function scriptsAfterReading(folder: string, ...ledTo: string[]): Set<string> {
  return new Set([...loadedWhileReading, ...ledTo].flatMap((path) => [...scriptsOf(folder, path)]))
}

/**
 * Measures the scripts that a browser must load before a page of a built portal works: bytes (gzip -9) and number of files. Throws if an entry is missing.
 */
export function measurePages(folder: string): { page: Page; bytes: number; files: number }[] {
  return (Object.keys(pathOf) as Page[]).map((page) => {
    const files = scriptsOf(folder, pathOf[page])
    const within = findDocument(pathOf[page])?.standsAlone ? inlineSize(folder, pathOf[page]) : 0
    return { page, bytes: [...files].reduce((sum, file) => sum + gzippedSize(folder, file), within), files: files.size }
  })
}

function scriptsOf(folder: string, path: string): Set<string> {
  const scripts = JSON.parse(readFileSync(join(folder, '.vite/scripts.json'), 'utf8')) as Scripts
  const document = findDocument(path)
  return new Set([...(document?.standsAlone ? [] : ['index.html']), ...(document?.ahead ? [document.ahead] : []), ...(document?.entries ?? [])].flatMap((name) => filesOf(scripts, name)))
}

/** Bytes (gzip -9) of the inline scripts of a document. */
function inlineSize(folder: string, path: string): number {
  const text = readFileSync(join(folder, documentFile(path)), 'utf8')
  return [...text.matchAll(/<script nonce[^>]*>([\s\S]*?)<\/script>/g)].reduce((sum, [, code = '']) => sum + gzipSync(code, { level: 9 }).length, 0)
}

const gzippedSize = (folder: string, file: string): number => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length

function filesOf(scripts: Scripts, name: string): string[] {
  const found = scripts[name]
  if (!found) throw new Error(`The portal's build has no script ${name}.`)
  return [found.file, ...found.with]
}
