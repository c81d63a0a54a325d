import type { ICruiseResult } from 'dependency-cruiser'
import { packages, sandboxLayers, testFiles } from './dependencyRules.ts'

const isTest = new RegExp(`${testFiles}|\\.stories\\.tsx$|/testing/`)
const sandbox = 'packages/sandbox/src/'

/**
 * Draws a Mermaid flowchart of the imports between the packages and the sandbox's layers. Tests and stories are left out, and so are arrows
 * between nodes that a longer path connects.
 */
export function dependencyPicture(dependencies: Pick<ICruiseResult, 'modules'>): string {
  const imports = importsBetween(dependencies, nodeOf)
  const layers = sandboxLayers.map(({ name }) => name).join('; ')
  return ['flowchart TD', '  subgraph sandbox', `    ${layers}`, '  end', ...arrowsOf(imports).map((arrow) => `  ${arrow}`)].join('\n')
}

type Imports = ReadonlyMap<string, ReadonlySet<string>>

/** The other nodes that each node imports. Tests and stories are left out, and so are files for which `nodeOf` returns null. */
function importsBetween({ modules }: Pick<ICruiseResult, 'modules'>, nodeOf: (file: string) => string | null): Imports {
  const imports = new Map<string, Set<string>>()
  for (const { source, dependencies } of modules.filter((module) => !isTest.test(module.source))) {
    const from = nodeOf(source)
    for (const { resolved } of dependencies) {
      const to = nodeOf(resolved)
      if (from && to && from !== to) imports.set(from, (imports.get(from) ?? new Set()).add(to))
    }
  }
  return imports
}

function arrowsOf(imports: Imports): string[] {
  const arrows = [...imports].flatMap(([from, all]) => {
    const direct = [...all].filter((to) => ![...all].some((other) => other !== to && reaches(imports, other, to)))
    return direct.length > 0 ? [`${from} --> ${direct.toSorted().join(' & ')}`] : []
  })
  return arrows.toSorted()
}

function reaches(imports: Imports, from: string, to: string, seen = new Set<string>()): boolean {
  if (seen.has(from)) return false
  seen.add(from)
  return [...(imports.get(from) ?? [])].some((next) => next === to || reaches(imports, next, to, seen))
}

/** The cycles of imports between folders of the sandbox. A file outside a folder counts as a folder. */
export function cyclesOfFolders(dependencies: Pick<ICruiseResult, 'modules'>): string[] {
  const imports = importsBetween(dependencies, (file) => (file.startsWith(sandbox) ? (file.slice(sandbox.length).split('/')[0] ?? null) : null))
  return [...imports].flatMap(([from, all]) => [...all].filter((to) => reaches(imports, to, from)).map((to) => `${from} --> ${to}`))
}

/** The node of a file: a layer for a file of the sandbox, else its package; null for files of other projects. */
function nodeOf(file: string): string | null {
  const found = Object.entries(packages).find(([, { folder }]) => file.startsWith(`${folder}/`))
  if (!found) return null
  const [name, { folder }] = found
  return name === 'sandbox' ? (layerOf(file.slice(folder.length + 1))?.name ?? null) : name
}

/** The layer of a file in packages/sandbox/src; undefined if no layer has it. */
export function layerOf(file: string) {
  return sandboxLayers.find(({ path }) => new RegExp(`^(${path})`).test(file))
}
