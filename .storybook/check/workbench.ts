import { test as base, type Browser, type Frame, type Page, type Request } from '@playwright/test'
import { serveFolder } from '../../scripts/serveFolder.ts'
import { comeToRest, listen, prepare, select, settle, turn, widthBeyondWindow, type Prepared } from './inPage.ts'
import { storybookFolder } from './storybookFolder.ts'

export interface Entry {
  id: string
  title: string
  name: string
  type: 'story' | 'docs'
}

export interface Workbench {
  page: Page
  story(): Frame
  /** Reloads the page at a story or docs page. Returns its problems as text; empty if there are none. */
  load(id: string): Promise<string[]>
  /** Shows a story or docs page as a click in the sidebar does. It must not be shown already. */
  show(entry: Entry): Promise<{ problems: string[] } & Prepared>
  /** Shows a story with settings of the toolbar, in a window of a given width. Returns the problems, also if the story is wider than its window. */
  showTurned(entry: Entry, globals: Record<string, string>, width: number): Promise<string[]>
  /** Waits until the page is idle: no request and no script is running. */
  comeToRest(): Promise<void>
  /** Takes a picture as a PNG that is large but quick to write. Playwright's own pictures are small, but writing one can take as long as a story. */
  takePicture(): Promise<Buffer>
}

const desktop = { width: 1280, height: 800 }
/** With this user agent, Storybook shows animations at their end instead of waiting for them. */
const userAgent = 'Mozilla/5.0 (X11; Linux x64) Chrome StorybookTestRunner'

export const test = base.extend<{ freshWorkbench: Workbench }, { workbench: Workbench }>({
  /** One page for each worker, because loading Storybook takes longer than most stories. */
  workbench: [
    async ({ browser }, provide) => {
      const { workbench, close } = await openWorkbench(browser)
      await workbench.load('none')
      await workbench.story().evaluate(settle)
      await provide(workbench)
      await close()
    },
    { scope: 'worker' },
  ],
  freshWorkbench: async ({ browser }, provide) => {
    const { workbench, close } = await openWorkbench(browser)
    await provide(workbench)
    await close()
  },
})

/** Opens a page for the stories of a static Storybook. */
export async function openWorkbench(browser: Browser, folder = storybookFolder): Promise<{ workbench: Workbench; close(): Promise<void> }> {
  const { address: servedAt, close } = await serveFolder(folder, '/workbench')
  // The server is also the browser's proxy, so that pages have the same address in each run. A page may show its address.
  const address = 'http://portal.localhost/workbench'
  const context = await browser.newContext({ proxy: { server: new URL(servedAt).origin }, userAgent, viewport: desktop, reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'America/Chicago' })
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await page.addInitScript(listen)
  const scriptsOnTheirWay = new Set<Request>()
  page.on('request', (request) => request.resourceType() === 'script' && scriptsOnTheirWay.add(request))
  page.on('requestfinished', (request) => scriptsOnTheirWay.delete(request))
  page.on('requestfailed', (request) => scriptsOnTheirWay.delete(request))

  /**
   * Loads a story in a frame, as on Storybook's page, because without one Chromium sometimes paints a right-to-left page white.
   * `instrument=false` turns off the recording of play functions, which only the testing panel needs.
   */
  async function load(id: string): Promise<string[]> {
    if (!page.url().startsWith(address)) await page.goto(`${address}/index.json`)
    await page.setContent(`<style>body { margin: 0 } iframe { display: block; inline-size: 100vw; block-size: 100vh; border: 0 }</style>
      <iframe src="${address}/iframe.html?id=${id}&viewMode=story&instrument=false"></iframe>`)
    await story().waitForFunction(() => '__problems' in globalThis, undefined, { timeout: 60_000 })
    return story().evaluate(() => Reflect.get(globalThis, '__problems') as string[])
  }

  function story(): Frame {
    const [, frame] = page.frames()
    if (!frame) throw new Error('Storybook is not open.')
    return frame
  }

  async function show(entry: Entry) {
    const prepared = entry.type === 'story' ? await story().evaluate(prepare, entry.id) : { viewport: desktop, isPictured: false, forcedColors: false }
    const { width, height } = page.viewportSize() ?? desktop
    if (width !== prepared.viewport.width || height !== prepared.viewport.height) await page.setViewportSize(prepared.viewport)
    return { ...prepared, problems: await story().evaluate(select, { storyId: entry.id, viewMode: entry.type }) }
  }

  async function showTurned({ id, type }: Entry, globals: Record<string, string>, width: number): Promise<string[]> {
    // Shows no story first. A visible story would be rendered again with the new settings, and its end would count as the next story's.
    await story().evaluate(select, { storyId: 'none', viewMode: 'story' })
    await page.setViewportSize({ width, height: desktop.height })
    await story().evaluate(turn, globals)
    const problems = await story().evaluate(select, { storyId: id, viewMode: type })
    const beyond = await story().evaluate(widthBeyondWindow)
    return beyond > 0 ? [...problems, `It is ${beyond} px wider than its window.`] : problems
  }

  async function rest(): Promise<void> {
    await story().evaluate(comeToRest)
    if (scriptsOnTheirWay.size > 0) await rest()
  }

  async function takePicture(): Promise<Buffer> {
    const { data } = await devTools.send('Page.captureScreenshot', { optimizeForSpeed: true })
    return Buffer.from(data, 'base64')
  }

  return {
    workbench: { page, story, load, show, showTurned, comeToRest: rest, takePicture },
    async close() {
      await context.close()
      close()
    },
  }
}
