import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { PdfFontName, ReadFont } from '../../hostInterfaces.ts'

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

/** The fonts of PDFs, from their packages. */
export const readFont: ReadFont = async (name) => new Uint8Array(await readFile(paths[name]()))
