import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Scripts } from '../apps/portal/server/buildChunks.ts'
import { documentFile, findDocument } from '../apps/portal/server/entryDocuments.ts'
import type { pageBudgets, readStepBudgets, stepBudgets } from './sizeBudgets.ts'

type Page = keyof typeof pageBudgets

const pathOf: Record<Page, string> = {
  'sign-in': '/auth/login',
  invite: '/Invite',
  'create password': '/CreatePassword/1',
  subscribe: '/Subscribe',
  'not found': '/not-found',
  dashboard: '/site/dashboard',
  users: '/site/users',
  'a user': '/site/users/1',
  'restriction editor': '/site/restrictions/templates/1',
  billing: '/site/billing',
  'house set-up': '/site/single-family-manual-setup',
  accounts: '/site/accounts',
}

/** The pages between which people go, by where a visit to each may begin. */
const places: Record<keyof typeof stepBudgets, string> = {
  dashboard: '/site/dashboard',
  users: '/site/users',
  'a user': '/site/users/1',
  groups: '/site/groups',
  'a group': '/site/groups/1',
  'restriction editor': '/site/restrictions/templates/1',
  codes: '/site/users/codes',
  schedules: '/site/schedules',
  invites: '/site/invites',
  billing: '/site/billing',
  'call groups': '/site/callgroups',
  'a call group': '/site/callgroups/1',
}

/** Pages to which a list leads by one of its buttons or rows. */
const farPlaces = {
  'a code': '/site/users/codes/1',
  'a schedule': '/site/schedules/1',
  'a new user': '/site/users/new',
  'a new invite': '/site/invites/new',
}

/** What the sidebar leads to, and the editor that is loaded with it while an administrator reads any page (`loadAhead.ts`). */
const loadedWhileReading = [
  places.dashboard, places.users, places.codes, places.groups, places.schedules, places.invites, places.billing, places['call groups'],
  '/site/restrictions', '/site/devices', '/site/lockdown', '/site/log', '/site/import', farPlaces['a new user'],
]

/** The scripts that a browser has of a built portal once an administrator has read any of its pages, and a page that leads to these. */
export function scriptsAfterReading(folder: string, ...ledTo: string[]): Set<string> {
  return new Set([...loadedWhileReading, ...ledTo].flatMap((path) => [...scriptsOf(folder, path)]))
}

/** For each page the bytes (gzip -9) that are still to be loaded to come to it from wherever an administrator has read a page. */
export function measureReadSteps(folder: string): { page: keyof typeof readStepBudgets; bytes: number }[] {
  const known = scriptsAfterReading(folder)
  return Object.entries({ ...places, ...farPlaces }).map(([page, path]) => ({
    page: page as keyof typeof readStepBudgets,
    bytes: [...scriptsOf(folder, path)].filter((file) => !known.has(file)).reduce((sum, file) => sum + gzippedSize(folder, file), 0),
  }))
}

/** For each page the most bytes (gzip -9) that a browser must still load to come to it from another of these pages, and from which. */
export function measureSteps(folder: string): { page: keyof typeof stepBudgets; bytes: number; from: string }[] {
  const sizeOf = new Map<string, number>()
  const size = (file: string) => sizeOf.get(file) ?? sizeOf.set(file, gzippedSize(folder, file)).get(file) ?? 0
  const all = Object.entries(places).map(([page, path]) => ({ page: page as keyof typeof stepBudgets, files: scriptsOf(folder, path) }))
  return all.map(({ page, files }) => {
    const steps = all
      .filter((other) => other.page !== page)
      .map((from) => ({ from: from.page, bytes: [...files].filter((file) => !from.files.has(file)).reduce((sum, file) => sum + size(file), 0) }))
    return { page, ...steps.toSorted((one, other) => other.bytes - one.bytes)[0] ?? { from: page, bytes: 0 } }
  })
}

/**
 * Bytes (gzip -9) and number of the scripts that a browser must load before a page of a built portal works. Throws if an entry is missing.
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

/** Bytes (gzip -9) of the scripts that stand in a document. */
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
