// Generates `callIndex.ts`: the calls of each part of the API's contract, and the parts of each area.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EndpointDefinition } from '../packages/api-client/src/contract/index.ts'

const contract = join(import.meta.dirname, '../packages/api-client/src/contract')

/** The text of `callIndex.ts`. The parts are those that `loadEndpoint.ts` imports. */
export async function callIndex(): Promise<string> {
  const loader = readFileSync(join(contract, 'loadEndpoint.ts'), 'utf8')
  const files = [['session', './endpoints/auth.ts'] as const, ...[...loader.matchAll(/^ {2}(\w+): \(\) => import\('(.+)'\)/gm)].map(([, part = '', file = '']) => [part, file] as const)]
  const areas = new Map<string, Set<string>>()
  const lines = await Promise.all(files.map(async ([part, file]) => {
    const calls = (await import(join(contract, file))) as Record<string, EndpointDefinition>
    for (const { area } of Object.values(calls)) areas.set(area, (areas.get(area) ?? new Set()).add(part))
    return `  ${part}: '${Object.keys(calls).toSorted().join(' ')}',`
  }))
  const parts = [...areas].toSorted(([one], [other]) => one.localeCompare(other)).map(([area, names]) => `  ${area}: '${[...names].toSorted().join(' ')}',`)
  return `// Generated from the definitions by scripts/writeDocs.ts.
import type { EndpointArea } from './defineEndpoint.ts'

/** The calls of each part of the contract. */
export const callsOfParts = {
${lines.join('\n')}
} as const

/** The parts that have the calls of each area. */
export const partsOfAreas: Readonly<Record<EndpointArea, string>> = {
${parts.join('\n')}
}
`
}
