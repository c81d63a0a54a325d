// Builds the published packages as a partner gets them and checks them: exports, types, 'use client', sizes.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildPortal } from '../apps/portal/server/buildPortal.ts'
import { sizeBudgets } from './sizeBudgets.ts'

const root = join(import.meta.dirname, '..')
const problems: string[] = []

for (const name of ['domain', 'api-client', 'ui']) {
  const folder = join(root, 'packages', name)
  run(folder, join(folder, 'node_modules/.bin/tsup'), ['--silent'])
  run(root, join(root, 'node_modules/.bin/publint'), [folder, '--strict', '--pack', 'false'])
  run(root, join(root, 'node_modules/.bin/attw'), ['--profile', 'esm-only', '--exclude-entrypoints', './tokens.css', '--quiet', '--pack', folder])
}

const uiFolder = join(root, 'packages/ui/dist')
const uiEntry = existsSync(join(uiFolder, 'index.js')) ? readFileSync(join(uiFolder, 'index.js'), 'utf8') : ''
if (!/^['"]use client['"]/.test(uiEntry)) problems.push("packages/ui/dist/index.js has lost its 'use client' line")
run(root, process.execPath, ['--conditions=@portal/source', '--disable-warning=ExperimentalWarning', 'scripts/renderWithReact18.ts'])

const portal = await buildPortal()
const sizes: Record<string, number> = { ...portalSizes(portal), '@portal/ui': librarySize(uiFolder) }
for (const [name, budget] of Object.entries(sizeBudgets)) {
  const bytes = sizes[name] ?? Number.NaN
  const isWithin = bytes <= budget.bytes
  console.log(`${isWithin ? 'within' : 'OVER  '}  ${name.padEnd(22)} ${(bytes / 1000).toFixed(1)} kB gz of ${(budget.bytes / 1000).toFixed(1)}`)
  if (!isWithin) problems.push(`${name}: ${bytes} bytes gz is over its budget of ${budget.bytes} (${budget.what})`)
}

for (const problem of problems) console.error(problem)
process.exit(problems.length === 0 ? 0 : 1)

interface ManifestChunk {
  file: string
  imports?: string[]
  isEntry?: boolean
}

/** JavaScript a browser must load before the sign-in form, and the invite page, can be used. */
function portalSizes(folder: string): Record<string, number> {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, ManifestChunk>
  const closure = (names: string[], seen = new Set<string>()): Set<string> => {
    for (const name of names) {
      const chunk = manifest[name]
      if (!chunk || seen.has(name)) continue
      seen.add(name)
      closure(chunk.imports ?? [], seen)
    }
    return seen
  }
  const sum = (...names: string[]) => {
    const missing = names.filter((name) => !manifest[name])
    if (missing.length > 0) problems.push(`the portal's build has no chunk ${missing.join(', ')}`)
    return [...closure(names)].reduce((bytes, name) => bytes + gzipped(join(folder, manifest[name]?.file ?? '')), 0)
  }
  const start = ['index.html', 'src/app/startPortal.tsx']
  return {
    'sign-in page': sum(...start, 'src/routes/auth/login/route.tsx'),
    'invite page': sum(...start, 'src/routes/public/invite/route.tsx'),
  }
}

/** Everything a page would load that used every part, as one file. */
function librarySize(folder: string): number {
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /(^|\/)(index|chunk-\w+)\.js$/.test(file))
  return gzipSync(scripts.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n'), { level: 9 }).length
}

function gzipped(file: string): number {
  return existsSync(file) ? gzipSync(readFileSync(file), { level: 9 }).length : Number.NaN
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
