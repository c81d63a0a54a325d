import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nextTrial } from './nextTrial.ts'
import { runIn } from './runIn.ts'
import { viteTrial } from './viteTrial.ts'

export interface Trial {
  name: string
  /** Rejects with what does not work; answers what is worth a line. */
  run(): Promise<string>
}

/** What partners do with the packages. `apps` is the copy of scripts/partners outside the workspace, installed. */
export const partnerTrials = (apps: string, workspace: string): readonly Trial[] => [
  { name: 'CommonJS, Node 20', run: () => loadByNode20(join(apps, 'node-20')) },
  { name: 'Vitest with jsdom', run: () => testInJsdom(join(apps, 'jsdom')) },
  { name: 'Vite, React 19.3: types, server, hydration', run: () => viteTrial(apps, 'vite-react-19', workspace) },
  { name: 'Vite, React 18.3: types, server, hydration', run: () => viteTrial(apps, 'vite-react-18', workspace) },
  { name: 'Next, app router', run: () => nextTrial(join(apps, 'next-app')) },
]

async function loadByNode20(folder: string): Promise<string> {
  const said = await runIn(folder, [join(folder, `node_modules/node-linux-${process.arch}/bin/node`), 'load.cjs'])
  if (!/^v20\.\d+\.\d+ true At any time\n$/.test(said)) throw new Error(`load.cjs says ${said}`)
  return said.split(' ')[0] ?? ''
}

async function testInJsdom(folder: string): Promise<string> {
  await runIn(folder, [process.execPath, 'node_modules/vitest/vitest.mjs', 'run', '--reporter=json', '--outputFile=results.json'], { isQuiet: false })
  const said = readFileSync(join(folder, 'results.json'), 'utf8')
  const { numPassedTests, success } = JSON.parse(said) as { numPassedTests: number; success: boolean }
  if (!success || numPassedTests === 0) throw new Error(said)
  return `${numPassedTests} tests`
}
