import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { cardStyles, rootStyles } from '../../../packages/embed/src/styles/cardStyles.ts'
import { renderTokens } from '../../../packages/embed/src/styles/generator/renderTokens.ts'
import { moreStyles } from '../../../packages/embed/src/styles/moreStyles.ts'
import { scanStyles } from '../../../packages/embed/src/styles/scanStyles.ts'

export interface GuestDocument {
  /** The page without its key, and its templates. */
  markup: string
  /** Style elements and the configuration. */
  head: string
  title: string
  /** The script inside the document. */
  ahead: string
  /** The addresses of the page's scripts; the first one runs. */
  scripts: readonly string[]
  /** The address of the style sheet with the fonts. */
  fonts: string
}

/**
 * Writes the document of a guest's page: its frame, and an inline script that requests the key before any other script has loaded. The
 * server inserts its public keys for `%KEY_SET%`, so that the request need not wait for them; if they are missing, the page loads them.
 */
export function writeGuestDocument({ markup, head, title, ahead, scripts, fonts }: GuestDocument): string {
  const card = rootStyles + cardStyles + moreStyles + scanStyles
  const tokens = renderTokens(readFileSync(createRequire(import.meta.url).resolve('@portal/ui/tokens.css'), 'utf8'), head + card)
  const [script = '', ...others] = scripts.map((file) => `/${file}`)
  return [
    '<!doctype html><html lang="en-US"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">',
    `<script type="module" crossorigin src="${script}"></script>`,
    ...others.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
    `<style nonce="%CSP_NONCE%">:root{color-scheme:light dark;${tokens}}</style>${head}`,
    '<script type="application/json" id="portal-keys">%KEY_SET%</script>',
    `<script nonce="%CSP_NONCE%">${ahead}</script>`,
    `<link rel="icon" href="/icon.svg" type="image/svg+xml"><title>${title}</title></head>`,
    `<body>${markup}<template id="card-styles">${smallStyle(card)}</template><noscript>This page needs JavaScript. Switch it on in your browser's settings, then load the page again.</noscript>`,
    `<link rel="stylesheet" href="${fonts}"></body></html>`,
  ].join('')
}

/** The text of a style element without optional spaces. */
function smallStyle(text: string): string {
  return text.replaceAll(/\n\s*/g, ' ').replaceAll(/ ?([{};,]) ?/g, '$1').replaceAll(/: (?=[\w'#(-])/g, ':').replaceAll(';}', '}').trim()
}
