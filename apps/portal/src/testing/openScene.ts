import type { WorldName } from '@portal/sandbox/browser'
import { createMemoryRouter } from 'react-router-dom'
import { sandboxConfig } from '../../server/sandboxConfig.ts'
import { accountBase, splitAddress } from '../app/accountAddress.ts'
import { createPortal } from '../app/createPortal.ts'
import type { Portal } from '../app/Portal.ts'
import { beginSession } from '../app/signInAs.ts'
import { createPortalRouter } from '../app/createPortalRouter.tsx'
import { readPortalConfig } from '../config/portalConfig.ts'
import { locale, type Locale } from '../i18n/catalogue.ts'
import { createSandboxFields, type SandboxFieldsOptions } from '../payments/sandbox/sandboxFields.ts'
import { createDraftStore } from '../session/draftStore.ts'
import { createSessionStore } from '../session/sessionStore.ts'
import type { StoryFault } from './faults.ts'
import { memoryWindow } from './memoryWindow.ts'
import { openBackend, type Backend } from './openBackend.ts'
import { goOnline } from './connection.ts'
import { publicRoutes } from './publicRoutes.tsx'

export interface SceneOptions {
  world: WorldName
  fault: StoryFault
  locale: Locale
  path: string
  /** The landing page of an example user, such as 'dashboard', or a username; signed out if omitted. */
  signInAs?: string
  /** Whether to use the first user if the example data has none of that kind. */
  orAnyone?: boolean
  /** The number of whole months of activity that are kept besides the current one; all if omitted. */
  logMonths?: number | undefined
}

export interface Scene {
  portal: Portal
  router: ReturnType<typeof createPortalRouter>
  backend: Backend
  end(): void
}

const config = readPortalConfig(sandboxConfig)

/** Opens the portal at a path on a fresh back end, with the first page's data loaded. */
export async function openScene(options: SceneOptions): Promise<Scene> {
  const backend = await openBackend()
  await backend.start(options.world, { logMonths: options.logMonths, isSpecifiedOnly: options.fault === 'specifiedOnly' })
  goOnline()
  locale.set(options.locale)

  const over = new AbortController()
  const portal = createPortal(config, {
    session: createSessionStore('tab', memoryWindow()),
    drafts: createDraftStore(null),
    openPaymentFields: () => Promise.resolve(createSandboxFields({ fill: fillFrom(backend) })),
    fetch: (input, init) => (over.signal.aborted ? Promise.reject(new TypeError('The story is over.')) : fetch(input, init)),
  })
  const { account } = splitAddress(options.path)
  if (options.signInAs !== undefined) await signIn(portal, backend, options.signInAs, options.orAnyone ?? false)
  portal.enterAccount(account)
  await backend.setFault(options.fault)

  // The portal loads this part when the browser is idle. Here it is loaded first, so that every picture shows the number of open alerts.
  if (options.signInAs !== undefined) await import('../live/LiveParts.tsx')
  const router = createPortalRouter(portal, (routes) => createMemoryRouter(routes, { initialEntries: [options.path], basename: accountBase(account) || '/' }), publicRoutes(portal))
  const isShownWhileLoading = options.fault === 'slow' || options.fault === 'hangs'
  if (!isShownWhileLoading) await settled(router)
  return {
    portal,
    router,
    backend,
    end() {
      over.abort()
      router.dispose()
    },
  }
}

async function signIn(portal: Portal, { sandbox }: Backend, lands: string, orAnyone: boolean): Promise<void> {
  const { signIns } = await sandbox.seeds()
  const found = signIns.find((candidate) => candidate.lands === lands || candidate.username === lands) ?? (orAnyone ? signIns[0] : undefined)
  if (!found) throw new Error(`This world has nobody who lands on ${lands}; parameters.portal.signInAs must name a landing of its seeds.`)
  await beginSession(portal, await portal.api.login({ username: found.username, password: found.password }))
}

/** The document of the payment form, passed as text because the service worker can't answer a frame's navigation. */
function fillFrom({ sandbox }: Backend): SandboxFieldsOptions['fill'] {
  return (frame, kind) => {
    void sandbox.fetch(new Request(`${location.origin}/sandbox/payments/${kind}`)).then(async (answer) => {
      frame.srcdoc = await answer.text()
    })
  }
}

function settled(router: Scene['router']): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!router.state.initialized || router.state.navigation.state !== 'idle') return
      stop()
      resolve()
    }
    const stop = router.subscribe(check)
    check()
  })
}
