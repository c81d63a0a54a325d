// Builds and packs the published packages and checks them as a partner gets them: contents, exports, types, READMEs, 'use client', sizes.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { noticesFile } from '../apps/portal/server/bundledNotices.ts'
import { buildPortal } from '../apps/portal/server/buildPortal.ts'
import { createPortalServer } from '../apps/portal/server/createPortalServer.ts'
import { seedPassword } from '../packages/sandbox/src/index.ts'
import { staleDocuments } from './documentFigures.ts'
import { checkEmbed, type EmbedManifest, withoutVersion } from './checkEmbed.ts'
import { buildPackage } from './packages/buildPackage.ts'
import { checkContents } from './packages/checkContents.ts'
import { checkEngines } from './packages/checkEngines.ts'
import { measureEntries, measureImport } from './packages/measureEntries.ts'
import { createPartnerApp } from './packages/partnerApp.ts'
import { runAsPartner } from './packages/runAsPartner.ts'
import { undescribedCalls } from './packages/undescribedCalls.ts'
import { measurePages } from './measurePages.ts'
import { entryBudgets, pageBudgets, sizeBudgets } from './sizeBudgets.ts'

const root = join(import.meta.dirname, '..')
const problems: string[] = []

const published = ['domain', 'api-client', 'ui', 'embed']
for (const name of published) {
  const folder = join(root, 'packages', name)
  const problem = await buildPackage(folder)
  if (problem) problems.push(problem)
  run(root, join(root, 'node_modules/.bin/publint'), [folder, '--strict', '--pack', 'false'])
  problems.push(...checkEngines(folder))
}
for (const name of undescribedCalls(join(root, 'packages/api-client/dist/index.d.ts'))) problems.push(`An editor has no sentence for the call ${name}`)

const outside = mkdtempSync(join(tmpdir(), 'partner-'))
process.on('exit', () => rmSync(outside, { recursive: true, force: true }))
const app = createPartnerApp(outside, root, published, ['@types/node', '@types/react', '@types/react-dom'])
for (const packed of app.packed) {
  problems.push(...checkContents(packed))
  run(root, join(root, 'node_modules/.bin/attw'), ['--profile', 'esm-only', '--exclude-entrypoints', './tokens.css', './custom-elements.json', './embed-manifest.json', '--quiet', packed.tarball])
}

const uiFolder = join(root, 'packages/ui/dist')
const uiEntries = ['index.js', 'words/en.js', 'words/es.js', ...readdirSync(join(uiFolder, 'entries')).filter((file) => file.endsWith('.js')).map((file) => `entries/${file}`)]
const uiScripts = readdirSync(uiFolder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))
const reachable = new Set(uiEntries.flatMap((entry) => [...scriptsOf(entry)]))
for (const script of uiScripts) {
  if (!reachable.has(script)) problems.push(`packages/ui/dist/${script} is published and no entry imports it`)
  const code = readFileSync(join(uiFolder, script), 'utf8')
  const isForClients = /^['"]use client['"]/.test(code)
  // An entry must not be marked 'use client', because a server component that imports a part through it would send the whole library to the browser.
  if (uiEntries.includes(script) && isForClients) problems.push(`packages/ui/dist/${script} is an entry and says 'use client'`)
  if (!isForClients && /from "(?:react|styled-components)"/.test(code)) problems.push(`packages/ui/dist/${script} uses React and does not say 'use client'`)
}
run(root, process.execPath, ['--conditions=@portal/source', '--disable-warning=ExperimentalWarning', 'scripts/renderWithReact18.ts'])
for (const react of ['-18', '']) run(root, process.execPath, ['--conditions=@portal/source', '--disable-warning=ExperimentalWarning', 'scripts/openOverlays.ts', react])

const portal = await buildPortal()
if (!readFileSync(join(portal, noticesFile), 'utf8').includes('SIL OPEN FONT LICENSE')) problems.push(`The built portal brings fonts, and ${noticesFile} does not have their license`)
const server = await createPortalServer({ folder: portal, port: 0, databasePath: ':memory:' })
const administrator = { origin: server.address, username: 'dana.whitfield@whisperingpines.example', password: seedPassword }
problems.push(...(await runAsPartner(app, { typescript: join(root, 'node_modules/typescript/bin/tsc'), portal: administrator, guide: readFileSync(join(root, 'docs/for-partners.md'), 'utf8') })))
await server.close()

for (const [name, bytes] of await measureEntries(app.folder)) {
  const isWithin = bytes <= entryBudgets[name]
  console.log(`${isWithin ? 'within' : 'OVER  '}  ${`@portal/ui ${name}`.padEnd(28)} ${(bytes / 1000).toFixed(1)} kB gz of ${(entryBudgets[name] / 1000).toFixed(1)}`)
  if (!isWithin) problems.push(`${name} of @portal/ui alone: ${bytes} bytes gz are over its budget of ${entryBudgets[name]}`)
}

for (const { page, bytes, files } of measurePages(portal)) {
  const budget = pageBudgets[page]
  const isWithin = bytes <= budget.bytes && files <= budget.files
  console.log(`${isWithin ? 'within' : 'OVER  '}  ${page.padEnd(22)} ${(bytes / 1000).toFixed(1)} kB gz of ${(budget.bytes / 1000).toFixed(1)}, ${files} files of ${budget.files}`)
  if (!isWithin) problems.push(`${page}: ${bytes} bytes gz in ${files} scripts are over its budget of ${budget.bytes} in ${budget.files}`)
}
// The code that a page with every part would load, and the code that one language adds.
const library = scriptsOf('index.js')
const spanish = scriptsOf('words/es.js')
const embed = JSON.parse(readFileSync(join(root, 'packages/embed/dist/embed-manifest.json'), 'utf8')) as EmbedManifest
problems.push(...checkEmbed(join(root, 'packages/embed/dist'), embed))
const sizes: Record<string, number> = {
  '@portal/ui': gzipSize(library),
  '@portal/ui/Button': gzipSize(scriptsOf('entries/Button.js')),
  '@portal/ui/es': gzipSize([...spanish].filter((file) => !library.has(file))),
  ...Object.fromEntries(embed.files.map(({ file, gzipBytes }) => [`@portal/embed/${withoutVersion(file, embed.version)}`, gzipBytes])),
}
for (const [name, budget] of Object.entries(sizeBudgets)) {
  const bytes = sizes[name] ?? Number.NaN
  const isWithin = bytes <= budget.bytes
  console.log(`${isWithin ? 'within' : 'OVER  '}  ${name.padEnd(22)} ${(bytes / 1000).toFixed(1)} kB gz of ${(budget.bytes / 1000).toFixed(1)}`)
  if (!isWithin) problems.push(`${name}: ${bytes} bytes gz is over its budget of ${budget.bytes} (${budget.what})`)
}

const guest = await measureImport(app.folder, 'guest', "export { sealRequest, toInviteView } from '@portal/api-client/guest'\n")
problems.push(...staleDocuments(root, { ...sizes, '@portal/api-client/guest': guest }, process.argv.includes('--write-figures')))

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

/** The size in bytes of some scripts as one file, compressed by gzip. */
function gzipSize(scripts: Iterable<string>): number {
  return gzipSync([...scripts].toSorted().map((file) => readFileSync(join(uiFolder, file), 'utf8')).join('\n'), { level: 9 }).length
}

function run(cwd: string, command: string, commandArguments: string[]): void {
  const { status, stdout, stderr } = spawnSync(command, commandArguments, { cwd, encoding: 'utf8', env: pathWithPnpm() })
  if (status === 0) return
  problems.push(`${command.split('/').at(-1)} ${commandArguments.join(' ')} failed in ${cwd.replace(root, '.')}:\n${stdout}${stderr}`)
}

/** The environment with pnpm on its path. `attw --pack` uses npm, which is part of every Node. */
function pathWithPnpm(): NodeJS.ProcessEnv {
  return { ...process.env, npm_config_loglevel: 'error' }
}
