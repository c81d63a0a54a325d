import { readFileSync } from 'node:fs'
import type { ConsoleAssets } from '../../console/consoleRoutes.ts'

const fontFace = `@font-face { font-family: 'Inter Variable'; src: url('/sandbox/assets/font.woff2') format('woff2'); font-weight: 100 900; }`

/** `tokens`: the design tokens as CSS; `fontPath`: a variable Inter as woff2. */
export function readConsoleAssets(tokens: string, fontPath?: string): ConsoleAssets {
  const read = (name: string) => readFileSync(new URL(`../../console/assets/${name}`, import.meta.url), 'utf8')
  const font = fontPath === undefined ? undefined : new Uint8Array(readFileSync(fontPath))
  return { script: read('console.js'), styles: [font ? fontFace : '', tokens, read('console.css')].join('\n'), font }
}
