import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toId } from 'storybook/internal/csf'
import type { PageOfComponents } from './PageOfComponents.ts'

const library = join(import.meta.dirname, '../../packages/ui/src')

/** Reads every page of the library's components, in the order of the sidebar's groups. */
export function readPages(): PageOfComponents[] {
  const guides = readdirSync(library, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.guide.ts'))
  return guides.map((path) => readPage(join(library, path))).toSorted((one, other) => one.title.localeCompare(other.title))
}

/** Reads a guide as text, like the stories beside it. */
export function readPage(guideFile: string): PageOfComponents {
  const guide = readFileSync(guideFile, 'utf8')
  const [, title] = /\btitle: '([^']+)'/.exec(readFileSync(guideFile.replace('.guide.ts', '.stories.tsx'), 'utf8')) ?? []
  const [, status = 'stable'] = /^ {2}status: '([^']+)'/m.exec(guide) ?? []
  const [component, ...others] = textsOf(guide, 'components')
  if (title === undefined || component === undefined) throw new Error(`${guideFile} needs \`components\`, and its stories a \`title\`, both as plain text.`)
  return { title, id: toId(title, 'docs'), components: [component, ...others], status: status as PageOfComponents['status'], otherNames: textsOf(guide, 'otherNames') }
}

function textsOf(guide: string, list: string): string[] {
  const [, texts = ''] = new RegExp(`^ {2}${list}: \\[([^\\]]*)\\]`, 'm').exec(guide) ?? []
  return [...texts.matchAll(/'([^']+)'/g)].map(([, text = '']) => text)
}
