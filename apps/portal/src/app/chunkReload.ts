import { ahead } from './ahead.ts'

const attemptName = 'chunkReload'

/**
 * A new deployment removes the scripts an open page still names. The page then loads itself anew, once for each build:
 * if that did not help, the error reaches the error page with its update notice (specification §2, §8).
 */
export function reloadOnceForNewVersion(buildId: string, browser: Window = window): () => void {
  const onPreloadError = (event: Event) => {
    // Somebody who only looks at a link stays where they are.
    if (ahead.pending > 0 && !ahead.isNavigating) return
    // Without a connection a reload would leave a person with nothing at all.
    if (!browser.navigator.onLine || alreadyTried(buildId, browser)) return
    event.preventDefault()
    browser.location.reload()
  }
  browser.addEventListener('vite:preloadError', onPreloadError)
  return () => browser.removeEventListener('vite:preloadError', onPreloadError)
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
