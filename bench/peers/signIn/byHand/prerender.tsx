import { renderToString } from 'react-dom/server'
import { SignIn } from './SignIn.tsx'

/** The styles are in the document's head, so that the page shows without a second request. */
const styles = `body{margin:0;font:16px/24px system-ui,sans-serif;color:#181b1f;background:#f8fafc}header,footer{padding:16px 24px}main{max-width:384px;margin:48px auto;padding:32px;border:1px solid #d9dce1;border-radius:12px;background:#fff}h1{margin:0 0 4px;font-size:24px;line-height:32px}.muted{color:#55585d}form{display:grid;gap:8px}input{box-sizing:border-box;width:100%;height:44px;padding:0 12px;border:1px solid #898c92;border-radius:8px;font:inherit}input[aria-invalid=true]{border:2px solid #b42318}.password{display:flex;gap:8px}.error{margin:0;color:#b42318}.primary{height:44px;border:0;border-radius:8px;background:#1f5fd1;color:#fff;font:inherit;font-weight:600}`

export const prerender = (document: string) =>
  document.replace('</head>', `<style>${styles}</style></head>`).replace('<div id="root"></div>', () => `<div id="root">${renderToString(<SignIn />)}</div>`)
