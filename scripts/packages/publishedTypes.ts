// What a partner reads in an editor: code and types without a word about what only this workspace has, and a sentence at each call.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { endpoints } from '../../packages/api-client/src/contract/index.ts'
import { withoutSources } from './withoutSources.ts'

/** Rewrites every file of a built package. tsup writes types after its own last hook, so this comes after tsup. */
export async function publishTypes(dist: string): Promise<void> {
  const files = (await readdir(dist, { recursive: true })).filter((file) => /\.(?:d\.ts|js)$/.test(file))
  await Promise.all(
    files.map(async (file) => {
      const path = join(dist, file)
      const written = await readFile(path, 'utf8')
      const published = describeCalls(withoutSources(written), endpoints).replaceAll(/^\/\/ src\/.*\n/gm, '')
      if (published !== written) await writeFile(path, published)
    }),
  )
}

interface Described {
  summary: string
  method: string
  path: string
  service: string
}

/** Puts the `summary` of each call of the contract (`peopleCalls`, `otherCalls`) before it, with its address, as a doc comment. */
export function describeCalls(types: string, calls: Readonly<Record<string, Described>>): string {
  return types.replace(/^declare const \w+Calls: \{\n[\s\S]*?^\};$/gm, (contract) =>
    contract.replaceAll(/^ {4}(\w+): /gm, (line, name: string) => {
      const call = calls[name]
      return call ? `    /**\n     * ${call.summary}\n     *\n     * \`${call.method} ${call.path}\` of the service \`${call.service}\`.\n     */\n${line}` : line
    }),
  )
}
