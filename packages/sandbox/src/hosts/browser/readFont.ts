import type { PdfFontName, ReadFont } from '../../hostInterfaces.ts'

const addresses: Readonly<Record<PdfFontName, () => Promise<{ default: string }>>> = {
  latin: () => import('@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff?url'),
  latinExt: () => import('@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff?url'),
  vietnamese: () => import('@fontsource/noto-sans/files/noto-sans-vietnamese-400-normal.woff?url'),
  greek: () => import('@fontsource/noto-sans/files/noto-sans-greek-400-normal.woff?url'),
  greekExt: () => import('@fontsource/noto-sans/files/noto-sans-greek-ext-400-normal.woff?url'),
  cyrillic: () => import('@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff?url'),
  cyrillicExt: () => import('@fontsource/noto-sans/files/noto-sans-cyrillic-ext-400-normal.woff?url'),
  arabic: () => import('@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff?url'),
  hebrew: () => import('@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal.woff?url'),
  bold: () => import('@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff?url'),
  boldExt: () => import('@fontsource/noto-sans/files/noto-sans-latin-ext-700-normal.woff?url'),
}

/** The fonts of PDFs, as files beside the page. */
export const readFont: ReadFont = async (name) => {
  const answer = await fetch((await addresses[name]()).default)
  if (!answer.ok) throw new Error(`The font ${name} could not be fetched.`)
  return new Uint8Array(await answer.arrayBuffer())
}
