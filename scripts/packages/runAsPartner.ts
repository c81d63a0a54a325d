// Uses the packed packages in an app outside the workspace as their READMEs describe.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeEntries, type PartnerApp } from './partnerApp.ts'
import { readmeSnippet } from './readmeSnippet.ts'
import { writeSnippets } from './writeSnippets.ts'

export interface Portal {
  origin: string
  username: string
  password: string
}

interface Given {
  /** The version of the TypeScript compiler. */
  typescript: string
  /** A running portal. */
  portal: Portal
  /** The text of the guide for partners. */
  guide: string
}

/** Runs everything and returns the failures; empty if there are none. */
export async function runAsPartner(app: PartnerApp, { typescript, portal, guide }: Given): Promise<string[]> {
  const entries = app.packed.flatMap(codeEntries)
  app.write('load.mjs', entries.map((entry, index) => `import * as entry${index} from '${entry}'\nif (Object.keys(entry${index}).length === 0) throw new Error('${entry} is empty')`).join('\n'))
  app.write('load.cjs', entries.map((entry) => `if (Object.keys(require('${entry}')).length === 0) throw new Error('${entry} is empty')`).join('\n'))

  app.write('client.mjs', asDeployed(snippet(app, '@portal/api-client', 'js'), portal))
  app.write('rules.mjs', `${snippet(app, '@portal/domain', 'js')}\nconsole.log(faults.length, sentence)\n`)

  app.write('src/entries.ts', entries.map((entry, index) => `export * as entry${index} from '${entry}'`).join('\n'))
  app.write('tsconfig.json', JSON.stringify({
    compilerOptions: {
      target: 'es2022', module: 'nodenext', jsx: 'react-jsx', lib: ['es2024', 'dom', 'dom.iterable', 'esnext.disposable'], types: ['node'], noEmit: true,
      strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, skipLibCheck: false,
    },
    include: ['src'],
  }))

  // A file with attributes and properties that the elements' JSX types must accept and refuse, in React 18 and 19.
  app.write('src/Key.tsx', readFileSync(join(import.meta.dirname, '../partners/page/src/Key.tsx'), 'utf8'))
  const problems = writeSnippets(app, guide)
  const trials: readonly { command: readonly [string, ...string[]]; says: string }[] = [
    { command: [process.execPath, 'load.mjs'], says: '' },
    { command: [process.execPath, 'load.cjs'], says: '' },
    { command: [process.execPath, 'rules.mjs'], says: 'Monday to Friday, 9:00 AM to 5:00 PM' },
    { command: [process.execPath, 'client.mjs'], says: 'Residents' },
    { command: [process.execPath, typescript, '-p', '.'], says: '' },
    { command: [process.execPath, typescript, '-p', 'plain'], says: '' },
  ]
  const results = await Promise.allSettled(trials.map(async ({ command, says }) => {
    const said = await app.run(...command)
    if (!said.includes(says)) throw new Error(`${command.slice(1).join(' ')} does not say "${says}":\n${said}`)
  }))
  return [...problems, ...results.flatMap((result) => (result.status === 'rejected' ? [`In an app outside the workspace: ${(result.reason as Error).message}`] : []))]
}

function snippet({ packed }: PartnerApp, name: string, language: string): string {
  return readmeSnippet(packed.find((candidate) => candidate.name === name)?.folder ?? '', language)
}

/** Changes the README's code for the client, so that it uses the running portal. */
export const asDeployed = (code: string, { origin, username, password }: Portal): string =>
  code.replace('https://portal.example', origin).replace('dana@example.com', username).replace("'secret'", `'${password}'`)
