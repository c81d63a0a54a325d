import { type SheetShow, sheetShows } from '@portal/domain'

/** The steps that are taken on the device; the import itself follows. */
export const importSteps = ['upload', 'match', 'check', 'write'] as const
export type ImportStep = (typeof importSteps)[number]

/** Where in an import: the step, and of the check which rows and which page. */
export interface ImportPlace {
  step: ImportStep
  /** Null: the most urgent rows that there are. */
  show: SheetShow | null
  /** From 1. */
  page: number
}

/** The place that an address names by `step`, `show` and `page`. */
export function readImportPlace(params: { get: (name: string) => string | null }): ImportPlace {
  const page = Number(params.get('page') ?? 1)
  return {
    step: importSteps.find((step) => step === params.get('step') && step !== 'write') ?? 'upload',
    show: sheetShows.find((show) => show === params.get('show')) ?? null,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}
