import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { toId } from 'storybook/internal/csf'
import type { PageOfComponents } from './PageOfComponents.ts'

const library = join(import.meta.dirname, '../../packages/ui/src')

/** Reads every page of the library's components, in the order of the sidebar's groups. */
export function readPages(): PageOfComponents[] {
  const guides = readdirSync(library, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.guide.ts'))
  const changes = readChanges()
  return guides.map((path) => ({ ...readPage(join(library, path)), changed: changes.get(dirname(path)) ?? '' })).toSorted((one, other) => one.title.localeCompare(other.title))
}

/** Reads a guide as text, like the stories beside it. */
export function readPage(guideFile: string): PageOfComponents {
  const guide = readFileSync(guideFile, 'utf8')
  const [, title] = /\btitle: '([^']+)'/.exec(readFileSync(guideFile.replace('.guide.ts', '.stories.tsx'), 'utf8')) ?? []
  const [, since = '1.1'] = /^ {2}since: '([^']+)'/m.exec(guide) ?? []
  const [, status = 'stable'] = /^ {2}status: '([^']+)'/m.exec(guide) ?? []
  const [component, ...others] = textsOf(guide, 'components')
  if (title === undefined || component === undefined) throw new Error(`${guideFile} needs \`components\`, and its stories a \`title\`, both as plain text.`)
  return { title, id: toId(title, 'docs'), components: [component, ...others], status: status as PageOfComponents['status'], since, changed: '', otherNames: textsOf(guide, 'otherNames') }
}

function textsOf(guide: string, list: string): string[] {
  const [, texts = ''] = new RegExp(`^ {2}${list}: \\[([^\\]]*)\\]`, 'm').exec(guide) ?? []
  return [...texts.matchAll(/'([^']+)'/g)].map(([, text = '']) => text)
}

/** The day of the last change in each folder of the library, from the repository's history. */
function readChanges(): Map<string, string> {
  const days = new Map<string, string>()
  try {
    const history = execFileSync('git', ['log', '--format=@%as', '--name-only', '--', '.'], { cwd: library, encoding: 'utf8', maxBuffer: 2 ** 26, stdio: ['ignore', 'pipe', 'ignore'] })
    let day = ''
    for (const line of history.split('\n')) {
      if (line.startsWith('@')) day = line.slice(1)
      const folder = relative('packages/ui/src', dirname(line))
      if (line !== '' && !line.startsWith('@') && !days.has(folder)) days.set(folder, day)
    }
  } catch {
    // A copy of the sources without their history has no days.
  }
  return days
}
