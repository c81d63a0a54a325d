import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Packed } from './packPackage.ts'

interface Manifest {
  version: string
  license?: string
  keywords?: readonly string[]
  repository?: unknown
  engines?: { node?: string }
  scripts?: unknown
  devDependencies?: unknown
  dependencies?: Readonly<Record<string, string>>
}

/** Patterns of references to files that partners don't have. Sections of RFCs are public. */
const elsewhere: readonly { pattern: RegExp; what: string }[] = [
  { pattern: /(?<!RFC \d+ )(?:§|\\xA7|\\u00a7)/i, what: 'a section of a paper that is not published' },
  { pattern: /(?:^|[\s`'"(])(?:docs|packages|apps|src|scripts|test-data)\/\w/, what: 'a file that is not in the package' },
  { pattern: /Storybook|\.stories\b|npm run /, what: 'a tool of the workspace' },
  { pattern: /node_modules\//, what: 'code of someone else, copied in' },
]

/** The problems of a package's files; empty if there are none. */
export function checkContents({ name, folder }: Packed): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /^(?!node_modules\b).*\.(?:md|js|ts|css)$/.test(file))
  return [...checkManifest(folder), ...files.flatMap((file) => checkText(folder, file))].map((problem) => `${name}: ${problem}`)
}

function checkManifest(folder: string): string[] {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  const problems: string[] = []
  if (!manifest.engines?.node) problems.push('does not say which Node it needs')
  if (!manifest.keywords?.length) problems.push('has no keywords')
  if (manifest.scripts ?? manifest.devDependencies) problems.push('carries scripts or development dependencies')
  for (const file of ['LICENSE', 'README.md', 'CHANGELOG.md']) if (!existsSync(join(folder, file))) problems.push(`has no ${file}`)
  for (const [to, range] of Object.entries(manifest.dependencies ?? {})) if (/^(?:workspace|file|link):/.test(range)) problems.push(`needs ${to} as ${range}`)
  const readme = join(folder, 'README.md')
  const saysNone = existsSync(readme) && readFileSync(readme, 'utf8').includes('names no repository')
  if (saysNone === (manifest.repository !== undefined)) problems.push(saysNone ? 'README.md says that the manifest names no repository, and it names one' : 'names no repository, and README.md does not say so')
  const changes = join(folder, 'CHANGELOG.md')
  if (existsSync(changes) && !readFileSync(changes, 'utf8').includes(`\n## ${manifest.version}\n`)) problems.push(`CHANGELOG.md does not tell of ${manifest.version}`)
  return problems
}

function checkText(folder: string, file: string): string[] {
  const text = readFileSync(join(folder, file), 'utf8')
  const problems = elsewhere.flatMap(({ pattern, what }) => {
    const line = text.split('\n').find((candidate) => pattern.test(candidate))
    return line === undefined ? [] : [`${file} names ${what}: ${line.trim().slice(0, 160)}`]
  })
  if (!file.endsWith('.md')) return problems
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, to = '']) => to)
  return [...problems, ...links.filter((to) => !existsSync(join(folder, dirname(file), to))).map((to) => `${file} links to ${to}, which is not in the package`)]
}
