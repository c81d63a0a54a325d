import { entryDocuments, findDocument, loginDocument } from './entryDocuments.ts'
import type { Visit } from './planChunks.ts'

const start = ['index.html', 'src/app/startPortal.tsx']

/** The pages where nearly every visit begins. Files for other pages must not slow these down. */
const first = new Set(['/auth/login', '/site/dashboard', '/site/users'].map((path) => findDocument(path)))
const weightOfFirst = 20

/** One visit for each document, and one for each page that has none; by the names and files of the build's entries. */
export function visitsOf(entries: ReadonlyMap<string, string>): Visit[] {
  const filesOf = (names: readonly string[]) => names.flatMap((name) => entries.get(name) ?? [])
  const documents = [loginDocument, ...entryDocuments].filter(({ standsAlone }) => !standsAlone)
  const known = new Set(documents.flatMap((document) => document.entries))
  const others = [...entries.keys()].filter((name) => /^src\/(routes|public)\//.test(name) && !known.has(name))
  return [
    ...documents.map((document) => ({ files: filesOf(['index.html', ...document.entries]), weight: first.has(document) ? weightOfFirst : 1 })),
    ...others.map((name) => ({ files: filesOf([...start, name]), weight: 1 })),
  ]
}
