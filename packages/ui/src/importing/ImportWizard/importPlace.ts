import { type SheetShow, sheetShows } from '@portal/domain'

/** The steps; all but the last run on the device. */
export const importSteps = ['upload', 'match', 'check', 'write'] as const
export type ImportStep = (typeof importSteps)[number]

/** A place in an import: the step, and in the check step the rows and the page. */
export interface ImportPlace {
  step: ImportStep
  /** Null: the most urgent rows. */
  show: SheetShow | null
  /** From 1. */
  page: number
}

/** Reads `step`, `show` and `page` of an address. */
export function readImportPlace(params: { get: (name: string) => string | null }): ImportPlace {
  const page = Number(params.get('page') ?? 1)
  return {
    step: importSteps.find((step) => step === params.get('step') && step !== 'write') ?? 'upload',
    show: sheetShows.find((show) => show === params.get('show')) ?? null,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}
