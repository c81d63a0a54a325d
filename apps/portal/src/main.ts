// styled-components reads the nonce when it loads, so it must be set before any module that imports it.
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
Object.assign(globalThis, { __webpack_nonce__: nonce })

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root element for the portal to render into.')
const { startPortal } = await import('./app/startPortal.tsx')
await startPortal(root)

export {}
