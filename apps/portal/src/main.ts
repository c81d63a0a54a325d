// In the document's head from the start: the prerendered page needs them before any script.
import '@fontsource-variable/inter/index.css'
import '@portal/ui/tokens.css'

// styled-components reads the nonce when it loads, so it must be set before any module that imports it.
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
Object.assign(globalThis, { __webpack_nonce__: nonce })

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root element for the portal to render into.')
const { startPortal } = await import('./app/startPortal.tsx')
await startPortal(root)
