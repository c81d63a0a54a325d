// The style sheet is in the document's head from the start, because a prerendered page needs the fonts before any script.
import '@fontsource-variable/inter/index.css'
import '@portal/ui/tokens.css'
import { isSitePath } from './app/accountAddress.ts'
import { loginPath } from './app/loginPath.ts'
import { reloadOnceForNewVersion } from './app/chunkReload.ts'
import { isScriptUnreachable } from './app/scriptUnreachable.ts'
import { showLateFonts } from './app/showLateFonts.ts'
import { showMissingScript } from './app/showMissingScript.ts'
import { hasStoredSession } from './session/hasStoredSession.ts'
import { findPublicPage } from './public/findPublicPage.ts'

// The nonce for the style element that dialogs add while they block scrolling. The library styled-components finds the document's nonce automatically.
Object.assign(globalThis, { __webpack_nonce__: document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce })

// In a prerendered document, scripts load before fonts (server/writeDocuments.ts).
const lateFonts = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][media="not all"]')
if (lateFonts) void showLateFonts(lateFonts)

const element = document.getElementById('root')
if (!element) throw new Error('index.html has no #root element for the portal to render into.')
reloadOnceForNewVersion(import.meta.url)

// Evaluates React in its own task, before the first script that needs it. The build makes `require` a call into a loaded file; `import()`
// would load one more file.
setTimeout(() => require('react-dom/client'))
// The next lines run in a new task, after the one that evaluated this script.
await new Promise((resolve) => setTimeout(resolve))

// Each script is evaluated as it arrives, instead of all in one task. A failed load is retried by the code that needs it.
for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')) import(/* @vite-ignore */ href).catch(() => {})

// The first use of number and date formats takes 50 ms and more on a phone, so they are used now, while scripts load.
if (isSitePath(location.pathname)) setTimeout(() => new Intl.NumberFormat('en-US'))

// The browser's back/forward cache may show the page of a user who has since signed out.
addEventListener('pageshow', ({ persisted }) => persisted && location.reload())

// The configuration is requested while scripts load; `readConfigAnswer` reports problems.
const config = fetch('/config.json')
config.catch(() => {})
const found = findPublicPage(location.pathname)
try {
  if (found) {
    const [{ startPublic }, page] = await Promise.all([import('./app/startPublic.tsx'), found.load()])
    await startPublic(element, { page, params: found.params, config })
  } else if (isSitePath(location.pathname) && !hasStoredSession()) {
    // This document shows the signed-in frame. Loading the sign-in page's document is faster than loading this one's scripts.
    location.replace(loginPath(location))
  } else {
    await (await import('./app/startPortal.tsx')).startPortal(element, config)
  }
} catch (error) {
  showMissingScript(element, isScriptUnreachable(error))
}
