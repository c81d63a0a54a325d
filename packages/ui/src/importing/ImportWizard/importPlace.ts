import { type SheetShow, sheetShows } from '@portal/domain'

/** The steps of an import; all but the last run in the browser. */
export const importSteps = ['upload', 'match', 'check', 'write'] as const
export type ImportStep = (typeof importSteps)[number]

/** A place in an import: the step, and in the check step the rows and the page. */
export interface ImportPlace {
  step: ImportStep
  /** The rows that the check step shows; null: the most urgent ones. */
  show: SheetShow | null
  /** The page of rows, from 1. */
  page: number
}

/** Reads the step and the rows from an address's `step`, `show` and `page`. */
export function readImportPlace(params: { get: (name: string) => string | null }): ImportPlace {
  const page = Number(params.get('page') ?? 1)
  return {
    step: importSteps.find((step) => step === params.get('step') && step !== 'write') ?? 'upload',
    show: sheetShows.find((show) => show === params.get('show')) ?? null,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}
