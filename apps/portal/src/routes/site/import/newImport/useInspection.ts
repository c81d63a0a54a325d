import { cellProblems, type CheckFrame, frameOfSheet, type ImportSheet, inspectSheet, type KnownOfPlace, type SheetCheck, type SheetMemory } from '@portal/domain'
import { useMemo, useState } from 'react'

export interface Inspection {
  check: SheetCheck
  errorRows: ReadonlySet<number>
  /** Rows with a warning and no error. */
  warningRows: ReadonlySet<number>
}

/** What is wrong with a sheet, said anew after each edit; rows that were not touched are not read again. */
export function useInspection(sheet: ImportSheet, known: KnownOfPlace): Inspection {
  // The widths are those of the file as it came: mending a number changes no other.
  const [{ frame, memory }] = useState<{ frame: CheckFrame; memory: SheetMemory }>(() => ({ frame: frameOfSheet(sheet, known), memory: new WeakMap() }))
  return useMemo(() => {
    const check = inspectSheet(sheet, frame, memory)
    const rowsWith = (severity: 'error' | 'warning') => new Set(check.findings.filter(({ problem }) => cellProblems[problem] === severity).map(({ row }) => row))
    const errorRows = rowsWith('error')
    return { check, errorRows, warningRows: new Set([...rowsWith('warning')].filter((row) => !errorRows.has(row))) }
  }, [sheet, frame, memory])
}
