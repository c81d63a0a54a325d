import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HostPages } from '../../e2e/support/hostPages.ts'
import { newcomerTrial } from './newcomerTrial.ts'
import { nextTrial } from './nextTrial.ts'
import { readmeSnippet } from './readmeSnippet.ts'
import { asDeployed, type Portal } from './runAsPartner.ts'
import { runIn } from './runIn.ts'
import { copyExamples, viteTrial } from './viteTrial.ts'

export interface Trial {
  name: string
  /** Runs the trial and returns a line for the summary. Rejects with the failures. */
  run(): Promise<string>
}

/** The trials: uses of the packages as by partners. `apps` is an installed copy of scripts/partners outside the workspace, `portal` a running portal that lists the pages of `hosts`. */
export const partnerTrials = (apps: string, workspace: string, portal: Portal, hosts: HostPages): readonly Trial[] => [
  { name: 'A newcomer: element, frame, React, API', run: () => newcomerTrial({ packed: join(apps, 'packed'), outside: apps, workspace, portal: portal.origin, hosts }) },
  { name: 'Plain Node: READMEs, types, a sealed request', run: () => speakInNode(join(apps, 'plain-node'), portal, process.execPath) },
  { name: 'Plain Node 20: the same', run: () => speakInNode(join(apps, 'plain-node'), portal, node20(apps)) },
  { name: 'CommonJS, Node 20', run: () => loadByNode20(join(apps, 'node-20'), node20(apps)) },
  { name: 'Vitest with jsdom', run: () => testInJsdom(join(apps, 'jsdom'), workspace) },
  { name: 'Jest with jsdom', run: () => testInJest(join(apps, 'jest')) },
  { name: 'Vite, React 19.3: types, server, hydration', run: () => viteTrial(apps, 'vite-react-19', workspace) },
  { name: 'Vite, React 18.3: types, server, hydration', run: () => viteTrial(apps, 'vite-react-18', workspace) },
  { name: 'Vue: types of the element', run: () => checkMarkup(join(apps, 'vue'), 'node_modules/vue-tsc/bin/vue-tsc.js', '-p', '.') },
  { name: 'Svelte: types of the element', run: () => checkMarkup(join(apps, 'svelte'), 'node_modules/svelte-check/bin/svelte-check', '--tsconfig', './tsconfig.json', '--fail-on-warnings') },
  { name: 'Next, app router', run: () => nextTrial(join(apps, 'next-app')) },
]

const node20 = (apps: string): string => join(apps, `node-20/node_modules/node-linux-${process.arch}/bin/node`)

async function speakInNode(folder: string, portal: Portal, node: string): Promise<string> {
  const packed = (name: string) => join(folder, 'node_modules/@portal', name)
  writeFileSync(join(folder, 'client.mjs'), asDeployed(readmeSnippet(packed('api-client'), 'js'), portal))
  writeFileSync(join(folder, 'rules.mjs'), `${readmeSnippet(packed('domain'), 'js')}\nconsole.log(sentence)\n`)
  for (const [file, says] of [['client.mjs', 'Residents'], ['rules.mjs', 'Monday to Friday, 9:00 AM to 5:00 PM'], ['seal.mjs', 'opened']] as const) {
    const said = await runIn(folder, [node, file])
    if (!said.includes(says)) throw new Error(`${file} does not say "${says}":\n${said}`)
  }
  await runIn(folder, [process.execPath, 'node_modules/typescript/bin/tsc', '-p', '.'])
  return (await runIn(folder, [node, '--version'])).trim()
}

/** A component with the elements, and one with mistakes that the types must refuse. */
async function checkMarkup(folder: string, ...command: string[]): Promise<string> {
  await runIn(folder, [process.execPath, ...command], { isQuiet: false })
  return '2 components'
}

async function loadByNode20(folder: string, node: string): Promise<string> {
  const said = await runIn(folder, [node, 'load.cjs'])
  if (!/^v20\.\d+\.\d+ true At any time\n$/.test(said)) throw new Error(`load.cjs says ${said}`)
  return said.split(' ')[0] ?? ''
}

/** Renders every example of the library in jsdom and presses every control in it. */
async function testInJsdom(folder: string, workspace: string): Promise<string> {
  copyExamples(workspace, join(folder, 'examples'))
  await runIn(folder, [process.execPath, 'node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', '--outputFile.json=results.json'], { isQuiet: false })
  return countPassed(folder)
}

/** Runs tests in Jest with the configuration from the README. */
async function testInJest(folder: string): Promise<string> {
  writeFileSync(join(folder, 'jest.config.cjs'), readmeSnippet(join(folder, 'node_modules/@portal/ui'), 'js', 'testEnvironment'))
  await runIn(folder, [process.execPath, 'node_modules/jest/bin/jest.js', '--json', '--outputFile=results.json'], { isQuiet: false })
  return countPassed(folder)
}

function countPassed(folder: string): string {
  const said = readFileSync(join(folder, 'results.json'), 'utf8')
  const { numPassedTests, success } = JSON.parse(said) as { numPassedTests: number; success: boolean }
  if (!success || numPassedTests === 0) throw new Error(said)
  return `${numPassedTests} tests`
}
