import { ahead } from './ahead.ts'

const attemptName = 'chunkReload'

/**
 * A new deployment removes the scripts an open page still names. The page then loads itself anew, once for each build:
 * if that did not help, the error reaches the error page with its update notice (specification §2, §8).
 *
 * Firefox and WebKit break off what still loads as a person leaves, and say that it failed. A reload would bring that person back, so the page
 * waits: most often it is gone, and who stays, or comes back by the history, says so by the next press or key.
 */
export function reloadOnceForNewVersion(buildId: string, browser: Window = window): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let isLeaving = false
  let isBroken = false
  const stay = () => {
    isLeaving = false
    // A person did something before each of these, so there is no end to guard against.
    if (isBroken && browser.navigator.onLine) browser.location.reload()
    isBroken = false
  }
  browser.addEventListener('beforeunload', () => (isLeaving = true), { signal })
  for (const event of ['pageshow', 'pointerdown', 'keydown']) browser.addEventListener(event, stay, { signal, capture: true })
  browser.addEventListener('vite:preloadError', (event) => {
    // Somebody who only looks at a link stays where they are.
    if (ahead.pending > 0 && !ahead.isNavigating) return
    // Without a connection a reload would leave a person with nothing at all.
    if (!isLeaving && (!browser.navigator.onLine || alreadyTried(buildId, browser))) return
    event.preventDefault()
    if (isLeaving) isBroken = true
    else browser.location.reload()
  }, { signal })
  return () => listening.abort()
}

/** True where this build was reloaded before, or where nothing can be remembered: no reload without an end. */
function alreadyTried(buildId: string, browser: Window): boolean {
  try {
    const { sessionStorage } = browser
    if (sessionStorage.getItem(attemptName) === buildId) return true
    sessionStorage.setItem(attemptName, buildId)
    return false
  } catch {
    return true
  }
}
