import { entryDocuments, findDocument, loginDocument } from './entryDocuments.ts'
import type { Visit } from './planChunks.ts'

const start = ['index.html', 'src/app/startPortal.tsx']

/** Whom it must never cost anything that other pages are opened fast. */
const weights: [path: string, weight: number][] = [
  ['/auth/login', 80],
  ['/site/dashboard', 44],
  ['/site/users', 40],
  ['/site/users/1', 26],
  ['/site/billing', 26],
  ['/site/restrictions/templates/1', 26],
]

/** Pages that hardly anybody begins with, or once in a lifetime. */
const rare = new Set([
  '/CreatePassword/:token', '/Account/CreatePassword/:token', '/CreateMasterUserPassword', '/Account/CreateMasterUserPassword', '/not-found',
  '/site/users/:id/sign-in', '/site/users/:id/invites', '/site/users/:id/codes', '/site/users/:id/codes/:code', '/site/users/codes/move', '/site/users/codes/:code',
  '/site/groups/:id/rules/:rule', '/site/invites/:id/edit', '/site/access', '/site/brand', '/site/billing/details', '/site/billing/invoices/:id',
])

/** One visit for each document, and one for each page that has none; by the names and files of the build's entries. */
export function visitsOf(entries: ReadonlyMap<string, string>): Visit[] {
  const filesOf = (names: readonly string[]) => names.flatMap((name) => entries.get(name) ?? [])
  const documents = [loginDocument, ...entryDocuments].filter(({ standsAlone }) => !standsAlone)
  const known = new Set(documents.flatMap((document) => document.entries))
  const others = [...entries.keys()].filter((name) => /^src\/(routes|public)\//.test(name) && !known.has(name))
  return [
    ...documents.map(({ path, entries: names }) => ({
      files: filesOf(['index.html', ...names]),
      weight: weights.find(([heavy]) => findDocument(heavy)?.path === path)?.[1] ?? (rare.has(path) ? 1 : 4),
    })),
    ...others.map((name) => ({ files: filesOf([...start, name]), weight: 1 })),
  ]
}
