import type { ApiClientConfig } from '@portal/api-client'
import { type BrowserSandbox, createBrowserSandbox, type WorldName } from '@portal/sandbox/browser'
import { Profiler, type ProfilerOnRenderCallback } from 'react'
import { createMemoryRouter } from 'react-router-dom'
import { render } from 'vitest-browser-react'
import { sandboxConfig } from '../../server/sandboxConfig.ts'
import { createPortalRouter } from '../app/createPortalRouter.tsx'
import { createPortal } from '../app/createPortal.ts'
import { PortalApp } from '../app/PortalApp.tsx'
import { makeClient } from '../app/makeClient.ts'
import { beginSession } from '../app/signInAs.ts'
import { readPortalConfig } from '../config/portalConfig.ts'
import { createMemorySession } from '../session/createMemorySession.ts'
import { publicRoutes } from './publicRoutes.tsx'

type Line = (request: Request, answer: () => Promise<Response>) => Promise<Response>

interface Wishes {
  signInAs?: string
  world?: WorldName
  /** The connection to the sandbox. A test can delay, drop or replace its traffic. */
  line?: Line
  /** A sandbox that several tests share; a new one if omitted. */
  sandbox?: BrowserSandbox
  /** Milliseconds that the client waits for an answer, and before it retries. */
  patience?: Pick<ApiClientConfig, 'timeout' | 'retries'>
  /** Called at each render of the portal. */
  onRender?: ProfilerOnRenderCallback
}

const answered: Line = (_request, answer) => answer()

/** Renders the whole portal at a path, on a sandbox. */
export async function renderPortal(path: string, { signInAs, world, line = answered, sandbox: shared, patience, onRender = () => {} }: Wishes = {}) {
  const sandbox = shared ?? (await createBrowserSandbox(world && { world }))
  const way = { line }
  const portal = createPortal(readPortalConfig(sandboxConfig), {
    session: createMemorySession(),
    ...(patience && { makeClient: (config, wiring) => makeClient(config, { ...wiring, ...patience }) }),
    fetch(input, init) {
      const request = new Request(input, init)
      return way.line(request, () => sandbox.fetch(request))
    },
  })
  if (signInAs !== undefined) {
    const user = (await sandbox.seeds()).signIns.find(({ lands, username }) => lands === signInAs || username === signInAs)
    await beginSession(portal, await portal.api.login({ username: user?.username ?? '', password: user?.password ?? '' }))
  }
  const router = createPortalRouter(portal, (routes) => createMemoryRouter(routes, { initialEntries: [path] }), publicRoutes(portal))
  await render(
    <Profiler id="portal" onRender={onRender}>
      <PortalApp portal={portal} router={router} />
    </Profiler>,
  )
  return { portal, router, sandbox, goOver: (line: Line) => (way.line = line) }
}
