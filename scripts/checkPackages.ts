// Builds the published packages as a partner gets them and checks them: exports, types, 'use client', sizes.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildPortal } from '../apps/portal/server/buildPortal.ts'
import { measurePages } from './measurePages.ts'
import { pageBudgets, sizeBudgets } from './sizeBudgets.ts'

const root = join(import.meta.dirname, '..')
const problems: string[] = []

for (const name of ['domain', 'api-client', 'ui']) {
  const folder = join(root, 'packages', name)
  run(folder, join(folder, 'node_modules/.bin/tsup'), ['--silent'])
  run(root, join(root, 'node_modules/.bin/publint'), [folder, '--strict', '--pack', 'false'])
  run(root, join(root, 'node_modules/.bin/attw'), ['--profile', 'esm-only', '--exclude-entrypoints', './tokens.css', './testing', '--quiet', '--pack', folder])
}

const uiFolder = join(root, 'packages/ui/dist')
const uiEntry = existsSync(join(uiFolder, 'index.js')) ? readFileSync(join(uiFolder, 'index.js'), 'utf8') : ''
if (!/^['"]use client['"]/.test(uiEntry)) problems.push("packages/ui/dist/index.js has lost its 'use client' line")
run(root, process.execPath, ['--conditions=@portal/source', '--disable-warning=ExperimentalWarning', 'scripts/renderWithReact18.ts'])

for (const { page, bytes, files } of measurePages(await buildPortal())) {
  const budget = pageBudgets[page]
  const isWithin = bytes <= budget.bytes && files <= budget.files
  console.log(`${isWithin ? 'within' : 'OVER  '}  ${page.padEnd(22)} ${(bytes / 1000).toFixed(1)} kB gz of ${(budget.bytes / 1000).toFixed(1)}, ${files} files of ${budget.files}`)
  if (!isWithin) problems.push(`${page}: ${bytes} bytes gz in ${files} scripts are over its budget of ${budget.bytes} in ${budget.files}`)
}
// The whole code that a page using every part would load, and what one language adds.
const library = scriptsOf('index.js')
const spanish = scriptsOf('words/es.js')
const sizes: Record<string, number> = { '@portal/ui': gzipSize(library), '@portal/ui/es': gzipSize([...spanish].filter((file) => !library.has(file))) }
for (const [name, budget] of Object.entries(sizeBudgets)) {
  const bytes = sizes[name] ?? Number.NaN
  const isWithin = bytes <= budget.bytes
  console.log(`${isWithin ? 'within' : 'OVER  '}  ${name.padEnd(22)} ${(bytes / 1000).toFixed(1)} kB gz of ${(budget.bytes / 1000).toFixed(1)}`)
  if (!isWithin) problems.push(`${name}: ${bytes} bytes gz is over its budget of ${budget.bytes} (${budget.what})`)
}

for (const problem of problems) console.error(problem)
process.exit(problems.length === 0 ? 0 : 1)

/** Every script that an entry of the library imports, directly or not. */
function scriptsOf(entry: string, found = new Set<string>()): Set<string> {
  if (found.has(entry)) return found
  found.add(entry)
  const code = readFileSync(join(uiFolder, entry), 'utf8')
  for (const [, path = ''] of code.matchAll(/(?:from|import)\s*\(?"(\.[^"]+)"/g)) scriptsOf(join(dirname(entry), path), found)
  return found
}

/** The size as one file. */
function gzipSize(scripts: Iterable<string>): number {
  return gzipSync([...scripts].toSorted().map((file) => readFileSync(join(uiFolder, file), 'utf8')).join('\n'), { level: 9 }).length
}

function run(cwd: string, command: string, commandArguments: string[]): void {
  const { status, stdout, stderr } = spawnSync(command, commandArguments, { cwd, encoding: 'utf8', env: pathWithPnpm() })
  if (status === 0) return
  problems.push(`${command.split('/').at(-1)} ${commandArguments.join(' ')} failed in ${cwd.replace(root, '.')}:\n${stdout}${stderr}`)
}

/** `attw --pack` packs with npm, which every Node brings. */
function pathWithPnpm(): NodeJS.ProcessEnv {
  return { ...process.env, npm_config_loglevel: 'error' }
}
