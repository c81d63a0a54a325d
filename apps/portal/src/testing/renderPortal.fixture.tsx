import { createBrowserSandbox, type WorldName } from '@portal/sandbox/browser'
import { createMemoryRouter } from 'react-router-dom'
import { render } from 'vitest-browser-react'
import { sandboxConfig } from '../../server/sandboxConfig.ts'
import { createPortalRouter } from '../app/createPortalRouter.tsx'
import { createPortal } from '../app/createPortal.ts'
import { PortalApp } from '../app/PortalApp.tsx'
import { beginSession } from '../app/signInAs.ts'
import { readPortalConfig } from '../config/portalConfig.ts'
import { createMemorySession } from '../session/createMemorySession.ts'

type Line = (request: Request, answer: () => Promise<Response>) => Promise<Response>

/** The whole portal at a path, on a sandbox of its own. `line` is the way there: a test may hold, lose or replace what goes over it. */
export async function renderPortal(path: string, { signInAs, world, line = (_request, answer) => answer() }: { signInAs?: string; world?: WorldName; line?: Line } = {}) {
  const sandbox = await createBrowserSandbox(world && { world })
  const way = { line }
  const portal = createPortal(readPortalConfig(sandboxConfig), {
    session: createMemorySession(),
    fetch(input, init) {
      const request = new Request(input, init)
      return way.line(request, () => sandbox.fetch(request))
    },
  })
  if (signInAs !== undefined) {
    const user = (await sandbox.seeds()).signIns.find(({ lands, username }) => lands === signInAs || username === signInAs)
    await beginSession(portal, await portal.api.login({ username: user?.username ?? '', password: user?.password ?? '' }))
  }
  const router = createPortalRouter(portal, (routes) => createMemoryRouter(routes, { initialEntries: [path] }))
  await render(<PortalApp portal={portal} router={router} />)
  return { portal, router, sandbox, goOver: (line: Line) => (way.line = line) }
}
