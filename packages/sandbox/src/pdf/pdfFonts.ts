import type { PdfFontName } from '../hostInterfaces.ts'

/** The fonts of a PDF, in the order in which they are asked for a letter, and the letters for which each is fetched; the first always is. */
export const pdfFonts = [
  { name: 'latin', letters: /./ },
  { name: 'latinExt', letters: /[\u0100-\u02ff\u1d00-\u1eff\u2070-\u218b\u2c60-\u2c7f\ua720-\ua7ff]/ },
  { name: 'vietnamese', letters: /[\u0300-\u0323\u0102\u0103\u0110\u0111\u0128\u0129\u0168\u0169\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9\u20ab]/ },
  { name: 'greek', letters: /[\u0370-\u03ff\u1f00-\u1fff]/ },
  { name: 'greekExt', letters: /[\u1f00-\u1fff]/ },
  { name: 'cyrillic', letters: /[\u0400-\u04ff\u2116]/ },
  { name: 'cyrillicExt', letters: /[\u2de0-\u2dff\u0460-\u052f\u1c80-\u1c8f\ua640-\ua69f]/ },
  { name: 'arabic', letters: /[\u0600-\u06ff\u0750-\u077f\u0870-\u08ff\ufb50-\ufdff\ufe70-\ufeff]/ },
  { name: 'hebrew', letters: /[\u0590-\u05ff\u20aa\ufb1d-\ufb4f]/ },
] as const satisfies readonly { name: PdfFontName; letters: RegExp }[]

/** The letters of these are joined and reordered by the font: a word of theirs is set as a whole. */
export const shapedFonts: ReadonlySet<PdfFontName> = new Set<PdfFontName>(['arabic', 'hebrew'])
