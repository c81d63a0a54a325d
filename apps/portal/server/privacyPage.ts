import { randomBytes } from 'node:crypto'
import { securityHeaders } from './securityHeaders.ts'

/** The privacy policy of the sandbox deployment, where the footer's link leads. An operator can configure another one. */
export function privacyPage(company: string): Response {
  const nonce = randomBytes(16).toString('base64')
  const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Privacy policy · ${company}</title>
    <style nonce="${nonce}">body { max-inline-size: 40rem; margin: 3rem auto; padding-inline: 1rem; font: 1rem/1.5 system-ui, sans-serif }</style>
  </head>
  <body>
    <main>
      <h1>Privacy policy</h1>
      <p>This is a sandbox of the portal. Everyone and every number in it is made up.</p>
      <p>What you type stays in one database file on this machine. Nothing is sent anywhere else, no cookie is set, and no third party is asked for anything.</p>
      <p>While you are logged in, this browser keeps your session, your language and the state of the sidebar. Logging out removes all of it.</p>
      <p><a href="/">Back to the portal</a></p>
    </main>
  </body>
</html>
`
  const headers = {
    ...securityHeaders,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  }
  return new Response(html, { headers })
}
