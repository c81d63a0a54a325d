import { relative } from 'node:path'
import { build, type InlineConfig, type Rolldown } from 'vite'
import { chunksOf } from './chunksOf.ts'
import { hoistImports } from './hoistImports.ts'
import { planChunks, type NaturalChunk } from './planChunks.ts'
import { visitsOf } from './visits.ts'

/** Which script brings a module that is loaded by name, and which scripts come with it, by the module's path in the portal's folder. */
export type Scripts = Record<string, { file: string; with: string[] }>

/** Builds twice: once to see which entries need which modules, once with these modules in few files. Answers where each entry went. */
export async function buildChunks(config: InlineConfig): Promise<Scripts> {
  const { root = '', build: options } = config
  const first = chunksOf(await build({ ...config, build: { ...options, write: false, manifest: false, modulePreload: false } }))
  const plan = planChunks(withoutSteady(first), visitsOf(entriesOf(first, root)))
  // The first script is a file of its own; what loads the others stands with what every page needs.
  const entry = first.find(({ isEntry }) => isEntry)
  // What is loaded by name alone stays in the file of that name: a second file would only lead to it, one answer later.
  const named = first.flatMap(({ isDynamicEntry, facadeModuleId, moduleIds }) => (isDynamicEntry && facadeModuleId && moduleIds.includes(facadeModuleId) ? facadeModuleId : []))
  const own = new Set([...(entry?.moduleIds ?? []), ...named])
  const besideEntry = importsOf(first, entry?.fileName ?? '')
  const beside = new Set(first.filter(({ fileName }) => besideEntry.has(fileName)).flatMap(({ moduleIds }) => moduleIds))
  const codeSplitting = {
    // Every module has its group already: a group that also took its modules' imports would bring them where nobody needs them.
    includeDependenciesRecursively: false,
    groups: [{ debugName: 'plan', name: (id: string) => (own.has(id) ? null : beside.has(id) || isSteady(id) ? 'react' : plan.has(id) ? `part${plan.get(id)}` : null) }],
  }
  const second = chunksOf(await build({ ...config, plugins: [...(config.plugins ?? []), hoistImports], build: { ...options, rolldownOptions: { preserveEntrySignatures: 'allow-extension', output: { codeSplitting } } } }))
  return scriptsOf(second, root)
}

/** What changes least: a new version of the portal leaves it in people's caches. */
function isSteady(id: string): boolean {
  return /rolldown[\\/]runtime|[\\/]node_modules[\\/](react|react-dom|scheduler|styled-components|stylis|@emotion[\\/][\w-]+)[\\/]/.test(id)
}

/** The chunks without what is steady, which every page needs and is a file of its own. */
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

/** The files of all that a file imports, one through the other. */
function importsOf(chunks: readonly Rolldown.OutputChunk[], file: string, seen = new Set<string>()): Set<string> {
  for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) if (!seen.has(next)) importsOf(chunks, next, seen.add(next))
  return seen
}
