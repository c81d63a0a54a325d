import { ahead } from './ahead.ts'

const attemptName = 'chunkReload'

/** Milliseconds that a person is given to be gone, where nothing tells that they leave. */
const timeToGo = 3000

/**
 * A new deployment removes the scripts an open page still names. The page then loads itself anew, once for each build:
 * if that did not help, the error reaches the error page with its update notice (specification §2, §8).
 *
 * Firefox and WebKit break off what still loads as a person leaves, and say that it failed. A reload would bring that person back, so the page
 * waits: most often it is gone, and who stays, or comes back by the history, says so by the next press or key. Safari on iOS does not tell that
 * somebody leaves: where the page's own build is still there, it may be that, and the page waits a little before it loads itself anew.
 */
export function reloadOnceForNewVersion(buildId: string, browser: Window = window): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let isLeaving = false
  let isBroken = false
  const reload = () => {
    if (!isBroken || !browser.navigator.onLine) return
    isBroken = false
    browser.location.reload()
  }
  // A person did something before each of these, so there is no end to guard against.
  const stay = () => {
    isLeaving = false
    reload()
  }
  const reloadOnce = () => {
    if (!isLeaving && isBroken && noteTry(buildId, browser)) reload()
  }
  for (const event of ['beforeunload', 'pagehide']) browser.addEventListener(event, () => (isLeaving = true), { signal })
  for (const event of ['pageshow', 'pointerdown', 'keydown']) browser.addEventListener(event, stay, { signal, capture: true })
  browser.addEventListener('vite:preloadError', (event) => {
    // Somebody who only looks at a link stays where they are.
    if (ahead.pending > 0 && !ahead.isNavigating) return
    // Without a connection a reload would leave a person with nothing at all.
    if (!isLeaving && (!browser.navigator.onLine || wasTried(buildId, browser))) return
    event.preventDefault()
    isBroken = true
    if (!isLeaving) void isThere(buildId, browser).then((there) => browser.setTimeout(reloadOnce, there ? timeToGo : 0))
  }, { signal })
  return () => listening.abort()
}

/** Whether the server still has a script, as far as it can be known. */
async function isThere(script: string, { fetch }: Window): Promise<boolean> {
  try {
    return (await fetch(script, { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return true
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
