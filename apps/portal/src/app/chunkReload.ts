import { ahead } from './ahead.ts'
import { scriptUnreachable } from './scriptUnreachable.ts'

const attemptName = 'chunkReload'

/** Milliseconds that a person is given to be gone, where nothing tells that they leave. */
const timeToGo = 3000

/** What `vite:preloadError` carries: the browser's error, and the answer that the load then waits for (vite.config.ts). */
interface LoadFailure extends Event {
  payload?: unknown
  decided?: Promise<never>
}

/** What shows the words beside an icon: where it cannot be fetched the browser's own take their place (ui/internal/tip). */
const isTip = (failure: unknown) => String(failure).includes('/showTip-')

const neverAnswered = () => new Promise<never>(() => {})

/**
 * A new deployment removes the scripts an open page still names. The page then loads itself again, once for each build: if that did not help, the
 * error reaches the error page with its update notice (specification §2, §8). It does so only where the server has said that the script is gone:
 * without an answer the load fails as a call without an answer does, and can be tried again.
 *
 * Firefox and WebKit break off what still loads as a person leaves, and say that it failed. Safari on iOS does not tell that someone leaves. So
 * nothing is drawn of a failure while the person leaves, nor, where the script is still there, for a little while.
 */
export function reloadOnceForNewVersion(buildId: string, browser: Window = window): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let isLeaving = false
  /** Those who wait until it is clear whether the person stays. */
  let waiting: (() => void)[] = []
  const stay = () => {
    isLeaving = false
    for (const go of waiting.splice(0)) go()
  }
  for (const event of ['beforeunload', 'pagehide']) browser.addEventListener(event, () => (isLeaving = true), { signal })
  for (const event of ['pageshow', 'pointerdown', 'keydown']) browser.addEventListener(event, stay, { signal, capture: true })

  async function decide(error: unknown): Promise<never> {
    if (isLeaving) await new Promise<void>((resolve) => waiting.push(resolve))
    const script = await askFor(buildId, browser)
    if (script === 'gone') {
      if (wasTried(buildId, browser) || !noteTry(buildId, browser)) throw error
      browser.location.reload()
      return neverAnswered()
    }
    if (script === 'there') {
      await new Promise((resolve) => browser.setTimeout(resolve, timeToGo))
      if (isLeaving) return neverAnswered()
    }
    throw scriptUnreachable(error)
  }

  browser.addEventListener('vite:preloadError', (event: LoadFailure) => {
    // Someone who only looks at a link, or reads while the browser rests, stays where they are.
    if ((ahead.pending > 0 && !ahead.isNavigating) || isTip(event.payload)) return
    event.decided = decide(event.payload)
  }, { signal })
  return () => {
    waiting = []
    listening.abort()
  }
}

/** Whether the server still has the page's own script; `unknown` where it does not say. */
async function askFor(script: string, { fetch, navigator }: Window): Promise<'there' | 'gone' | 'unknown'> {
  if (!navigator.onLine) return 'unknown'
  try {
    const { ok, status } = await fetch(script, { method: 'HEAD', cache: 'no-store' })
    return ok ? 'there' : status === 404 ? 'gone' : 'unknown'
  } catch {
    return 'unknown'
  }
}

/** True where this build was reloaded before, or where nothing can be remembered: no reload without an end. */
function wasTried(buildId: string, browser: Window): boolean {
  try {
    return browser.sessionStorage.getItem(attemptName) === buildId
  } catch {
    return true
  }
}

function noteTry(buildId: string, browser: Window): boolean {
  try {
    browser.sessionStorage.setItem(attemptName, buildId)
    return true
  } catch {
    return false
  }
}
