import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { ConsoleAssets } from '../../console/consoleRoutes.ts'
import type { PdfFontName, ReadFont } from '../../hostInterfaces.ts'
import type { MediaFile, MediaFiles } from '../../routes/mediaRoutes.ts'

const fontFace = `@font-face { font-family: 'Inter Variable'; src: url('/sandbox/assets/font.woff2') format('woff2'); font-weight: 100 900; }`

/** Reads the files of the console's page. `tokens`: the design tokens as CSS; `fontPath`: a variable font Inter as woff2. */
export function readConsoleAssets(tokens: string, fontPath?: string): ConsoleAssets {
  const read = (name: string) => readFileSync(new URL(`../../console/assets/${name}`, import.meta.url), 'utf8')
  const font = fontPath === undefined ? undefined : new Uint8Array(readFileSync(fontPath))
  return { script: read('console.js'), styles: [font ? fontFace : '', tokens, read('console.css')].join('\n'), font }
}

const { resolve } = createRequire(import.meta.url)

const paths: Readonly<Record<PdfFontName, () => string>> = {
  latin: () => resolve('@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff'),
  latinExt: () => resolve('@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff'),
  vietnamese: () => resolve('@fontsource/noto-sans/files/noto-sans-vietnamese-400-normal.woff'),
  greek: () => resolve('@fontsource/noto-sans/files/noto-sans-greek-400-normal.woff'),
  greekExt: () => resolve('@fontsource/noto-sans/files/noto-sans-greek-ext-400-normal.woff'),
  cyrillic: () => resolve('@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff'),
  cyrillicExt: () => resolve('@fontsource/noto-sans/files/noto-sans-cyrillic-ext-400-normal.woff'),
  arabic: () => resolve('@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff'),
  hebrew: () => resolve('@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal.woff'),
  bold: () => resolve('@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff'),
  boldExt: () => resolve('@fontsource/noto-sans/files/noto-sans-latin-ext-700-normal.woff'),
}

/** Reads a font of PDFs from its package. */
export const readFont: ReadFont = async (name) => new Uint8Array(await readFile(paths[name]()))

const captionsType = 'text/vtt; charset=utf-8'
const mediaTypes = { 'watchman.webm': 'video/webm', 'watchman.png': 'image/png', 'watchman.vtt': captionsType, 'watchman.es.vtt': captionsType } as const

/** Reads the sandbox's own video, its poster and captions. */
export function readMedia(): MediaFiles {
  const files = Object.entries(mediaTypes).map(([name, mediaType]): [string, MediaFile] => {
    return [name, { bytes: new Uint8Array(readFileSync(new URL(`../../media/${name}`, import.meta.url))), mediaType }]
  })
  return Object.fromEntries(files)
}
