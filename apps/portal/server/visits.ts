import type { Visit } from './planChunks.ts'

/** Before any page. */
const start = ['index.html', 'src/app/startPortal.tsx']
/** Before any page of the signed-in area. */
const site = [...start, 'src/app/siteRoutes.ts', 'src/routes/site/frame/route.tsx', '../../packages/api-client/src/contract/lazyEndpoints.ts']

/** Whom it must never cost anything that other pages are opened fast. */
const weights: [RegExp, number][] = [
  [/auth\/login/, 20],
  [/public\/invite/, 10],
  [/site\/(dashboard|users)\/route/, 5],
]

/** One visit for each page, by the names and files of the build's entries. */
export function visitsOf(entries: ReadonlyMap<string, string>): Visit[] {
  const pages = [...entries.keys()].filter((name) => name.startsWith('src/routes/'))
  return pages.map((page) => ({
    files: [...(page.startsWith('src/routes/site/') ? site : start), page].flatMap((name) => entries.get(name) ?? []),
    weight: weights.find(([name]) => name.test(page))?.[1] ?? 1,
  }))
}
