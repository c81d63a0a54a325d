import { entryDocuments, findDocument, loginDocument } from './entryDocuments.ts'
import type { Visit } from './planChunks.ts'

const start = ['index.html', 'src/app/startPortal.tsx']
const site = [...start, '../../packages/api-client/src/contract/lazyEndpoints.ts']

/** Whom it must never cost anything that other pages are opened fast. */
const weights: [path: string, weight: number][] = [
  ['/auth/login', 20],
  ['/Invite', 10],
  ['/RecurringInvite', 10],
  ['/site/dashboard', 5],
  ['/site/users', 5],
  ['/site/users/1', 4],
  ['/site/billing', 4],
  ['/site/restrictions/templates/1', 4],
]

/** One visit for each document, and one for each page that has none; by the names and files of the build's entries. */
export function visitsOf(entries: ReadonlyMap<string, string>): Visit[] {
  const filesOf = (names: readonly string[]) => names.flatMap((name) => entries.get(name) ?? [])
  const documents = [loginDocument, ...entryDocuments]
  const known = new Set(documents.flatMap((document) => document.entries))
  const others = [...entries.keys()].filter((name) => /^src\/(routes|public)\//.test(name) && !known.has(name))
  return [
    ...documents.map(({ path, entries: names }) => ({
      files: filesOf(['index.html', ...names]),
      weight: weights.find(([heavy]) => findDocument(heavy)?.path === path)?.[1] ?? 1,
    })),
    ...others.map((name) => ({ files: filesOf([...(name.startsWith('src/routes/site/') ? site : start), name]), weight: 1 })),
  ]
}
