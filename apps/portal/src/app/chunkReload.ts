import { ahead } from './ahead.ts'
import { scriptUnreachable } from './scriptUnreachable.ts'

const attemptName = 'chunkReload'

/** How many milliseconds to wait, in case the user is leaving the page. */
const timeToGo = 3000

/** How many milliseconds after a press a failed load may have been caused by it. */
const pressLasts = 10_000

/** The event `vite:preloadError`, with the browser's error and the promise that the load then awaits (vite.config.ts). */
interface LoadFailure extends Event {
  payload?: unknown
  decided?: Promise<never>
}

/** Whether the failed script is that of tooltips; without it the browser's `title` appears (ui/internal/tip). */
const isTip = (failure: unknown) => String(failure).includes('/showTip-')

/** Whether an event is the start of a press, not of typing or of placing the cursor. */
function isPress(event: Event): boolean {
  const isInField = event.target instanceof Element && event.target.matches('input, textarea, select, [contenteditable]')
  if (event.type === 'pointerdown') return !isInField
  const { key } = event as KeyboardEvent
  return key === 'Enter' || (key === ' ' && !isInField)
}

const neverAnswered = () => new Promise<never>(() => {})

/**
 * Reloads the page once if a script is gone, because a new deployment removes the scripts of open pages. The server must confirm that; each
 * build reloads once. If that doesn't help, the error page shows its update notice (specification §2, §8). Without an answer from the
 * server the load fails like a call and can be retried. Firefox and WebKit report pending loads as failed when the user leaves the page,
 * and Safari on iOS has no event for leaving. So no failure is shown while the user leaves, nor for a moment if the script still exists.
 */
export function reloadOnceForNewVersion(buildId: string, browser: Window = window): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let isLeaving = false
  /** Callbacks that wait until it is clear whether the user stays. */
  let waiting: (() => void)[] = []
  const stay = () => {
    isLeaving = false
    for (const go of waiting.splice(0)) go()
  }
  for (const event of ['beforeunload', 'pagehide']) browser.addEventListener(event, () => (isLeaving = true), { signal })
  for (const event of ['pageshow', 'pointerdown', 'keydown']) browser.addEventListener(event, stay, { signal, capture: true })
  let pressedAt = Number.NEGATIVE_INFINITY
  const press = (event: Event) => (pressedAt = isPress(event) ? Date.now() : Number.NEGATIVE_INFINITY)
  for (const name of ['pointerdown', 'keydown']) browser.addEventListener(name, press, { signal, capture: true })

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
    if (isTip(event.payload)) return
    // An early load must not reload the page. While one is pending, only the user's last press shows which load failed.
    const isEarly = ahead.pending > 0 && !ahead.isNavigating && Date.now() - pressedAt > pressLasts
    event.decided = isEarly ? Promise.reject(scriptUnreachable(event.payload)) : decide(event.payload)
  }, { signal })
  return () => {
    waiting = []
    listening.abort()
  }
}

/** Whether the server still has the page's own script; `unknown` without an answer. */
async function askFor(script: string, { fetch, navigator }: Window): Promise<'there' | 'gone' | 'unknown'> {
  if (!navigator.onLine) return 'unknown'
  try {
    const { ok, status } = await fetch(script, { method: 'HEAD', cache: 'no-store' })
    return ok ? 'there' : status === 404 ? 'gone' : 'unknown'
  } catch {
    return 'unknown'
  }
}

/** Whether this build has already reloaded the page; true if storage is refused, to prevent endless reloads. */
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
