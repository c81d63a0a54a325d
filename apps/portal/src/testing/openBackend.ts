import { createBrowserSandbox, type BrowserSandbox, type ResetOptions, type WorldName } from '@portal/sandbox/browser'
import { http, HttpResponse } from 'msw'
import { setupWorker, type SetupWorker } from 'msw/browser'
import { storyNow } from './storyNow.ts'
import { failureOf, type StoryFault } from './faults.ts'

export interface Backend {
  sandbox: BrowserSandbox
  worker: SetupWorker
  /** Starts with new example data and without faults, after pending calls have ended. */
  start(world: WorldName, options?: ResetOptions): Promise<void>
  setFault(fault: StoryFault): Promise<void>
}

let opening: Promise<Backend> | undefined

/** The sandbox in this page behind a service worker. The sandbox is created once; each story replaces its data. */
export function openBackend(): Promise<Backend> {
  return (opening ??= open())
}

async function open(): Promise<Backend> {
  const sandbox = await createBrowserSandbox({ clock: { now: () => storyNow } })
  const underWay = new Set<Promise<unknown>>()
  let fault: StoryFault = 'none'
  let story = new AbortController()

  async function answer(request: Request): Promise<Response> {
    if (fault === 'offline') return HttpResponse.error()
    if (fault === 'slow' || fault === 'hangs') await waiting(fault === 'slow' ? 2000 : null, story.signal)
    if (story.signal.aborted) return HttpResponse.error()
    return sandbox.fetch(request)
  }

  const handle = ({ request }: { request: Request }) => {
    const answering = answer(request)
    underWay.add(answering)
    const forget = () => underWay.delete(answering)
    answering.then(forget, forget)
    return answering
  }

  const worker = setupWorker(
    http.all(`${location.origin}/svc/*`, handle),
    http.all(`${location.origin}/keys`, handle),
    http.all(`${location.origin}/sandbox/payments/*`, handle),
    http.get(`${location.origin}/sandbox/media/:name`, ({ params }) => fetchMedia(params['name'])),
  )
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    // The address is relative, because the static build may be below a path of its host.
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  })

  return {
    sandbox,
    worker,
    async start(world, options) {
      story.abort()
      await Promise.allSettled(underWay)
      story = new AbortController()
      fault = 'none'
      await sandbox.reset(world, options)
    },
    async setFault(next) {
      fault = next
      await sandbox.faults.clear()
      const failure = failureOf[next]
      if (failure) await sandbox.faults.set({ endpoint: '*', latencyMs: 0, failure })
    },
  }
}

/** The sandbox's video, poster and captions, which Node hosts read from disk. */
const media: Readonly<Record<string, string>> = {
  'watchman.webm': new URL('../../../../packages/sandbox/src/media/watchman.webm', import.meta.url).href,
  'watchman.png': new URL('../../../../packages/sandbox/src/media/watchman.png', import.meta.url).href,
  'watchman.vtt': new URL('../../../../packages/sandbox/src/media/watchman.vtt', import.meta.url).href,
  'watchman.es.vtt': new URL('../../../../packages/sandbox/src/media/watchman.es.vtt', import.meta.url).href,
}

function fetchMedia(name: unknown): Promise<Response> | Response {
  const address = typeof name === 'string' ? media[name] : undefined
  return address === undefined ? new HttpResponse(null, { status: 404 }) : fetch(address)
}

/** Resolves after some milliseconds (null for never), or when the story ends. */
function waiting(milliseconds: number | null, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (milliseconds !== null) setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
