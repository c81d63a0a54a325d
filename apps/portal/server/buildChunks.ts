import { relative } from 'node:path'
import { build, type InlineConfig, type Rolldown } from 'vite'
import { chunksOf } from './chunksOf.ts'
import { hoistImports } from './hoistImports.ts'
import { planChunks, type NaturalChunk, type Visit } from './planChunks.ts'
import { entryDocuments, findDocument, loginDocument } from './entryDocuments.ts'

/** The script of each module that is loaded by name, with the scripts that it imports. Keys are paths in the portal's folder. */
export type Scripts = Record<string, { file: string; with: string[] }>

/** Builds twice: first to find the modules that each entry needs, then to put these modules into few files. Returns the file of each entry. */
export async function buildChunks(config: InlineConfig): Promise<Scripts> {
  const { root = '', build: options } = config
  const first = chunksOf(await build({ ...config, build: { ...options, write: false, manifest: false, modulePreload: false } }))
  const plan = planChunks(withoutSteady(first), visitsOf(entriesOf(first, root)))
  // The first script is a file of its own; the code that loads other scripts is with the modules of every page.
  const entry = first.find(({ isEntry }) => isEntry)
  // A module that is only loaded by name stays in its own file; a second file would only delay it.
  const named = first.flatMap(({ isDynamicEntry, facadeModuleId, moduleIds }) => (isDynamicEntry && facadeModuleId && moduleIds.includes(facadeModuleId) ? facadeModuleId : []))
  const own = new Set([...(entry?.moduleIds ?? []), ...named])
  const besideEntry = importsOf(first, entry?.fileName ?? '')
  const beside = new Set(first.filter(({ fileName }) => besideEntry.has(fileName)).flatMap(({ moduleIds }) => moduleIds))
  const codeSplitting = {
    // Every module has its group already, so no group may include the imports of its modules.
    includeDependenciesRecursively: false,
    groups: [{ debugName: 'plan', name: (id: string) => (own.has(id) ? null : beside.has(id) || isSteady(id) ? 'react' : plan.has(id) ? `part${plan.get(id)}` : null) }],
  }
  const second = chunksOf(await build({ ...config, plugins: [...(config.plugins ?? []), hoistImports], build: { ...options, rolldownOptions: { preserveEntrySignatures: 'allow-extension', output: { codeSplitting } } } }))
  return scriptsOf(second, root)
}

/** Whether a package rarely changes. Such packages are in a file of their own, so that a new version of the portal leaves it in caches. */
function isSteady(id: string): boolean {
  return /rolldown[\\/]runtime|[\\/]node_modules[\\/](react|react-dom|scheduler|styled-components|stylis|@emotion[\\/][\w-]+)[\\/]/.test(id)
}

/** The chunks without the packages that rarely change, because those are a file of their own that every page needs. */
function withoutSteady(chunks: readonly Rolldown.OutputChunk[]): NaturalChunk[] {
  return chunks.map(({ fileName, imports, modules }) => {
    const moduleIds = Object.keys(modules).filter((id) => !isSteady(id))
    return { fileName, moduleIds, imports, size: moduleIds.reduce((sum, id) => sum + (modules[id]?.renderedLength ?? 0), 0) }
  })
}

function entriesOf(chunks: readonly Rolldown.OutputChunk[], root: string): Map<string, string> {
  const named = chunks.filter(({ isEntry, isDynamicEntry, facadeModuleId }) => (isEntry || isDynamicEntry) && facadeModuleId)
  return new Map(named.map(({ facadeModuleId, fileName }) => [relative(root, facadeModuleId ?? ''), fileName]))
}

function scriptsOf(chunks: readonly Rolldown.OutputChunk[], root: string): Scripts {
  return Object.fromEntries([...entriesOf(chunks, root)].map(([name, file]) => [name, { file, with: [...importsOf(chunks, file)] }]))
}

/** The files that a file imports, directly or through others. */
function importsOf(chunks: readonly Rolldown.OutputChunk[], file: string, seen = new Set<string>()): Set<string> {
  for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) if (!seen.has(next)) importsOf(chunks, next, seen.add(next))
  return seen
}

const start = ['index.html', 'src/app/startPortal.tsx']

/** The pages on which nearly every visit begins. Files for other pages must not slow these down. */
const first = new Set(['/auth/login', '/site/dashboard', '/site/users'].map((path) => findDocument(path)))
const weightOfFirst = 20

/** The ways to begin a visit: one for each document, and one for each page without a document. `entries`: the files of the build's entries, by name. */
function visitsOf(entries: ReadonlyMap<string, string>): Visit[] {
  const filesOf = (names: readonly string[]) => names.flatMap((name) => entries.get(name) ?? [])
  const documents = [loginDocument, ...entryDocuments].filter(({ standsAlone }) => !standsAlone)
  const known = new Set(documents.flatMap((document) => document.entries))
  const others = [...entries.keys()].filter((name) => /^src\/(routes|public)\//.test(name) && !known.has(name))
  return [
    ...documents.map((document) => ({ files: filesOf(['index.html', ...document.entries]), weight: first.has(document) ? weightOfFirst : 1 })),
    ...others.map((name) => ({ files: filesOf([...start, name]), weight: 1 })),
  ]
}
