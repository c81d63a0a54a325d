import type { ICruiseResult } from 'dependency-cruiser'
import { packages, sandboxLayers, testFiles } from './dependencyRules.ts'

const isTest = new RegExp(`${testFiles}|\\.stories\\.tsx$|/testing/`)

/**
 * A Mermaid flowchart of the imports between the packages and the sandbox's layers. Left out are tests and stories, and an arrow between
 * two nodes that a longer path already connects.
 */
export function dependencyPicture({ modules }: Pick<ICruiseResult, 'modules'>): string {
  const imports = new Map<string, Set<string>>()
  for (const { source, dependencies } of modules.filter((module) => !isTest.test(module.source))) {
    const from = nodeOf(source)
    for (const { resolved } of dependencies) {
      const to = nodeOf(resolved)
      if (from && to && from !== to) imports.set(from, (imports.get(from) ?? new Set()).add(to))
    }
  }
  const layers = sandboxLayers.map(({ name }) => `    ${name}`)
  return [
    'flowchart TD', '  subgraph sandbox', ...layers, '  end',
    ...arrowsOf(imports).map((arrow) => `  ${arrow}`),
  ].join('\n')
}

function arrowsOf(imports: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const reaches = (from: string, to: string): boolean => [...(imports.get(from) ?? [])].some((next) => next === to || reaches(next, to))
  const arrows = [...imports].flatMap(([from, all]) =>
    [...all].filter((to) => ![...all].some((other) => other !== to && reaches(other, to))).map((to) => `${from} --> ${to}`),
  )
  return arrows.toSorted()
}

/** The node of a file: a layer for a file of the sandbox, a package for any other of our files; null for foreign files. */
function nodeOf(file: string): string | null {
  const found = Object.entries(packages).find(([, { folder }]) => file.startsWith(`${folder}/`))
  if (!found) return null
  const [name, { folder }] = found
  return name === 'sandbox' ? (layerOf(file.slice(folder.length + 1))?.name ?? null) : name
}

/** The layer of a file below packages/sandbox/src; undefined if no layer lists it. */
export function layerOf(file: string) {
  return sandboxLayers.find(({ path }) => new RegExp(`^(${path})`).test(file))
}
