import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Scripts } from '../apps/portal/server/buildChunks.ts'
import type { pageBudgets } from './sizeBudgets.ts'

type Page = keyof typeof pageBudgets

const start = ['index.html', 'src/app/startPortal.tsx']
const site = [...start, 'src/app/siteRoutes.ts', 'src/routes/site/frame/route.tsx', '../../packages/api-client/src/contract/lazyEndpoints.ts']

/** What is loaded by name on the way to a page that works. */
const entriesOf: Record<Page, string[]> = {
  'sign-in': [...start, 'src/routes/auth/login/route.tsx'],
  invite: [...start, 'src/routes/public/invite/route.tsx'],
  dashboard: [...site, 'src/routes/site/dashboard/route.tsx'],
  users: [...site, 'src/routes/site/users/route.tsx'],
  'a user': [...site, 'src/routes/site/userDetail/route.tsx'],
  'restriction editor': [...site, 'src/routes/site/restrictions/rule/templateRoute.tsx'],
  billing: [...site, 'src/routes/site/billing/route.tsx'],
}

/** Bytes of gzip -9 and number of the scripts that a browser must load, of a built portal, before a page works. Throws where an entry is gone. */
export function measurePages(folder: string): { page: Page; bytes: number; files: number }[] {
  const scripts = JSON.parse(readFileSync(join(folder, '.vite/scripts.json'), 'utf8')) as Scripts
  return (Object.keys(entriesOf) as Page[]).map((page) => {
    const files = new Set(entriesOf[page].flatMap((name) => filesOf(scripts, name)))
    const bytes = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0)
    return { page, bytes, files: files.size }
  })
}

function filesOf(scripts: Scripts, name: string): string[] {
  const found = scripts[name]
  if (!found) throw new Error(`The portal's build has no script ${name}.`)
  return [found.file, ...found.with]
}
