// In the document's head from the start: a prerendered page needs them before any script.
import '@fontsource-variable/inter/index.css'
import '@portal/ui/tokens.css'
import { isSitePath } from './app/isSitePath.ts'
import { loginPath } from './app/loginPath.ts'
import { reloadOnceForNewVersion } from './app/chunkReload.ts'
import { isScriptUnreachable } from './app/scriptUnreachable.ts'
import { showLateFonts } from './app/showLateFonts.ts'
import { showMissingScript } from './app/showMissingScript.ts'
import { hasStoredSession } from './session/hasStoredSession.ts'
import { findPublicPage } from './public/findPublicPage.ts'

// Dialogs write a style element while they hold the page still; styled-components finds the document's nonce automatically.
Object.assign(globalThis, { __webpack_nonce__: document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce })

// A prerendered document leaves the line to the scripts first (server/writeDocuments.ts).
const lateFonts = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][media="not all"]')
if (lateFonts) void showLateFonts(lateFonts)

const element = document.getElementById('root')
if (!element) throw new Error('index.html has no #root element for the portal to render into.')
reloadOnceForNewVersion(import.meta.url)

// React's definitions are made in a task of their own, before the first script that needs them has come. The build makes this a call into a file that is
// there, where `import()` would be one more file.
setTimeout(() => require('react-dom/client'))
// What follows is a task of its own, too, beside the one in which this script was read.
await new Promise((resolve) => setTimeout(resolve))

// Each script runs as it comes, not all of them in one task once the last is there; what fails here is tried again by who needs it.
for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')) import(/* @vite-ignore */ href).catch(() => {})

// The browser reads its tables of numbers and dates at their first use, for 50 ms and more on a phone: now, while all else is on its way.
if (isSitePath(location.pathname)) setTimeout(() => new Intl.NumberFormat('en-US'))

// The back/forward cache may show a page of a user who has signed out since.
addEventListener('pageshow', ({ persisted }) => persisted && location.reload())

// Asked beside the scripts, not after them; the reader says what is wrong with it.
const config = fetch('/config.json')
config.catch(() => {})
const found = findPublicPage(location.pathname)
try {
  if (found) {
    const [{ startPublic }, page] = await Promise.all([import('./app/startPublic.tsx'), found.load()])
    await startPublic(element, { page, params: found.params, config })
  } else if (isSitePath(location.pathname) && !hasStoredSession()) {
    // The document shows the signed-in frame. The sign-in page's own document is there before this one's scripts would be.
    location.replace(loginPath(location))
  } else {
    await (await import('./app/startPortal.tsx')).startPortal(element, config)
  }
} catch (error) {
  showMissingScript(element, isScriptUnreachable(error))
}
