import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumLaunch } from '../chromium.ts'
import { serveFolder } from '../serveFolder.ts'
import { runIn } from './runIn.ts'

interface Rendered {
  body: string
  styles: string
}

/** The environment of a build that contains React's warnings for developers. */
const env = { NODE_ENV: 'development' }

/**
 * Tests every example of the library in an app with Vite: checks its types, renders it twice in Node with another time zone and language
 * than the browser's, and hydrates it in a browser without a warning.
 */
export async function viteTrial(apps: string, name: string, workspace: string): Promise<string> {
  const folder = join(apps, name)
  const examples = join(folder, 'src/examples')
  cpSync(join(apps, 'page'), folder, { recursive: true })
  copyExamples(workspace, examples)

  const vite = [process.execPath, join(folder, 'node_modules/vite/bin/vite.js'), 'build', '--mode', 'development'] as const
  await runIn(folder, [process.execPath, join(folder, 'node_modules/typescript/bin/tsc'), '-p', '.'])
  await runIn(folder, [...vite], { env })
  await runIn(folder, [...vite, '--ssr', 'src/server.tsx', '--outDir', 'server'], { env })
  const render = "const { render } = await import('./server/server.js'); console.log(JSON.stringify([render(), render()]))"
  const [first, second] = JSON.parse(await runIn(folder, [process.execPath, '--input-type=module', '--eval', render], { env: { ...env, TZ: 'Asia/Kathmandu', LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8' } })) as [Rendered, Rendered]
  if (first.body !== second.body) throw new Error(`The second rendering differs: ${difference(first.body, second.body)}`)
  const page = join(folder, 'dist/index.html')
  writeFileSync(page, readFileSync(page, 'utf8').replace('<!--parts-->', () => second.body).replace('</head>', () => `${second.styles}</head>`))
  const complaints = await takeOver(join(folder, 'dist'))
  if (Object.keys(complaints).length > 0) throw new Error(Object.entries(complaints).map(([part, said]) => `${part}: ${said.join('\n').slice(0, 1000)}`).slice(0, 5).join('\n'))
  return `${second.body.split('data-part=').length - 1} examples`
}

/** Copies every example of the library, as its documentation shows it, into a folder. */
export function copyExamples(workspace: string, folder: string): void {
  mkdirSync(folder)
  for (const example of globSync('packages/ui/src/**/*.example.tsx', { cwd: workspace })) cpSync(join(workspace, example), join(folder, basename(example)))
}

/** Opens the page with California's time and in Spanish, and returns its console messages. */
async function takeOver(folder: string): Promise<Record<string, string[]>> {
  const { address, close } = await serveFolder(folder)
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const page = await browser.newPage({ locale: 'es-ES', timezoneId: 'America/Los_Angeles' })
    const refused: string[] = []
    page.on('pageerror', ({ message }) => refused.push(message))
    await page.goto(`${address}/`)
    await page.waitForFunction(() => 'complaints' in window, undefined, { timeout: 120_000 })
    await page.locator('[data-part=PasswordField]').getByLabel('Password', { exact: true }).fill('correct-horse')
    const complaints = await page.evaluate(() => Reflect.get(window, 'complaints') as Record<string, string[]>)
    return refused.length > 0 ? { ...complaints, 'the page': refused } : complaints
  } finally {
    await browser.close()
    close()
  }
}

function difference(first: string, second: string): string {
  const at = [...first].findIndex((letter, index) => letter !== second[index])
  return `${first.slice(at - 80, at + 80)}\nand then\n${second.slice(at - 80, at + 80)}`
}
