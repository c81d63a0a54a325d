import { sentMails } from '../outbox/outbox.ts'
import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { refuseCrossSite } from '../middleware/common.ts'
import { type OwnHosts, refuseForeignOrigins } from '../middleware/refuseForeignHosts.ts'
import type { SandboxEnvironment } from '../middleware/environment.ts'
import { readSeeds } from '../seeds/readSeeds.ts'
import type { WorldName } from '../seeds/worlds/index.ts'
import type { Services } from '../Services.ts'
import { consoleApi } from './consoleApi.ts'
import { consolePage } from './consolePage.ts'
import { readState } from './readState.ts'

/** The files of the console's page. The host reads them, so that the console is not part of a browser's bundle. */
export interface ConsoleAssets {
  script: string
  /** The style sheet: the design tokens and the page's own rules. */
  styles: string
  /** A variable woff2 font of the tokens' first family; the page uses the system's font if omitted. */
  font?: Uint8Array<ArrayBuffer>
}

export interface ConsoleOptions {
  services: Services
  reset: (world?: WorldName) => Promise<void>
  hosts: OwnHosts
  /** The files of the console's page. Without them, only the API is served. */
  assets?: ConsoleAssets
}

const self = ["'self'"]
const nobody = ["'none'"]
const contentSecurityPolicy = {
  defaultSrc: nobody, scriptSrc: self, styleSrc: self, connectSrc: self, fontSrc: self, imgSrc: ["'self'", 'data:'],
  baseUri: nobody, formAction: nobody, frameAncestors: nobody,
}

/** The console and its API, mounted at `/sandbox`. */
export function consoleRoutes({ services, reset, hosts, assets }: ConsoleOptions): Hono<SandboxEnvironment> {
  const routes = new Hono<SandboxEnvironment>()
  routes.use(refuseForeignOrigins(hosts), refuseCrossSite)
  routes.use(secureHeaders({ contentSecurityPolicy, xFrameOptions: 'DENY', strictTransportSecurity: false }))
  routes.route('/api', consoleApi(services, reset))
  if (assets) {
    routes.get('/', async (context) => {
      const view = { state: await readState(services), seeds: await readSeeds(services), mails: await sentMails(services.store) }
      return context.html(await consolePage(view))
    })
    routes.get('/assets/console.js', (context) => context.body(assets.script, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }))
    routes.get('/assets/console.css', (context) => context.body(assets.styles, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
    const { font } = assets
    if (font) routes.get('/assets/font.woff2', (context) => context.body(font, 200, { 'Content-Type': 'font/woff2' }))
  }
  return routes
}
