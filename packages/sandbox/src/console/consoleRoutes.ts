import { Hono } from 'hono'
import { refuseCrossSite } from '../middleware/common.ts'
import type { SandboxEnvironment } from '../middleware/environment.ts'
import { readSeeds } from '../seeds/readSeeds.ts'
import type { WorldName } from '../seeds/worlds/index.ts'
import type { Services } from '../Services.ts'

export interface ConsoleOptions {
  services: Services
  reset: (world?: WorldName) => Promise<void>
  /** CSS of the design tokens. */
  styles: string
}

/** The console and its API, mounted at `/sandbox`. */
export function consoleRoutes({ services }: ConsoleOptions): Hono<SandboxEnvironment> {
  const routes = new Hono<SandboxEnvironment>()
  routes.use(refuseCrossSite)
  routes.get('/api/seeds', async (context) => context.json(await readSeeds(services)))
  return routes
}
