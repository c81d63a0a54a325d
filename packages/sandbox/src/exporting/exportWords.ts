import { spanishOfExports } from './spanishOfExports.ts'

export type ExportLanguage = 'en' | 'es'

/** What a file says beside its data, in one language. */
export interface ExportWords {
  language: ExportLanguage
  /** A heading or a state, by its English words. */
  say(english: string): string
  lines(count: number): string
  page(number: number, of: number): string
  /** What a box in place of a letter means. */
  missing: string
}

const words: Readonly<Record<ExportLanguage, ExportWords>> = {
  en: {
    language: 'en',
    say: (english) => english,
    lines: (count) => (count === 1 ? '1 line' : `${count} lines`),
    page: (number, of) => `Page ${number} of ${of}`,
    missing: 'A box stands for a letter or sign that cannot be printed here; the CSV has it.',
  },
  es: {
    language: 'es',
    say: (english) => spanishOfExports[english] ?? english,
    lines: (count) => (count === 1 ? '1 línea' : `${count} líneas`),
    page: (number, of) => `Página ${number} de ${of}`,
    missing: 'Un recuadro ocupa el lugar de una letra o un signo que aquí no se puede imprimir; el CSV lo tiene.',
  },
}

/** The words of a file: a PDF is read by people, in the language of whoever asked for it; a CSV is read by programs too, and stays the same for everybody. */
export const wordsOfExport = (found: { format: string; language: ExportLanguage }): ExportWords => words[found.format === 'pdf' ? found.language : 'en']
