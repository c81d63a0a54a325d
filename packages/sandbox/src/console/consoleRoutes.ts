import { Hono } from 'hono'
import { refuseCrossSite } from '../middleware/common.ts'
import type { SandboxEnvironment } from '../middleware/environment.ts'
import type { WorldName } from '../seeds/worlds/index.ts'
import type { Services } from '../Services.ts'
import { consoleApi } from './consoleApi.ts'
import { refuseForeignHosts } from './refuseForeignHosts.ts'

export interface ConsoleOptions {
  services: Services
  reset: (world?: WorldName) => Promise<void>
  /** CSS of the design tokens. */
  styles: string
}

/** The console and its API, mounted at `/sandbox`. */
export function consoleRoutes({ services, reset }: ConsoleOptions): Hono<SandboxEnvironment> {
  const routes = new Hono<SandboxEnvironment>()
  routes.use(refuseForeignHosts(services.baseUrl), refuseCrossSite)
  routes.route('/api', consoleApi(services, reset))
  return routes
}
