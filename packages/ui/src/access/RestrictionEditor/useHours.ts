import type { WeekWindow } from '@portal/domain'
import { useState } from 'react'
import type { DrawnSpan } from '../WeekGrid/useDrawing.ts'
import { useEditor } from './editorContext.ts'
import { sayWindow } from './WindowFields.tsx'
import { addRow, drawnRow, isSameList, reachedOf, settleRows, toRows, toWindows, type WindowRow } from './windowRows.ts'

type Windows = readonly WeekWindow[] | null

export interface Hours {
  /** The rows of hours; null: at any time. */
  rows: readonly WindowRow[] | null
  /** Undoes the removal of hours; returns the id of a restored row. */
  undo: { text: string, run: () => string | null } | null
  change: (row: WindowRow) => void
  /** Returns the id of the new row. */
  add: () => string
  remove: (row: WindowRow, name: string) => void
  replace: (windows: readonly WeekWindow[]) => void
  draw: (span: DrawnSpan) => void
  /** Limits a row to the hours of another restriction. */
  limit: (row: WindowRow, within: readonly WeekWindow[]) => void
  setAnyTime: (isAnyTime: boolean) => void
}

/** A restriction's hours as rows with stable ids. Every change reports the whole list. */
export function useHours(windows: Windows, onWindows: (windows: Windows) => void): Hours {
  const { voice, words, announce } = useEditor()
  const [rows, setRows] = useState(() => windows && toRows(windows))
  const [removed, setRemoved] = useState<{ rows: readonly WindowRow[], text: string } | null>(null)
  const [before, setBefore] = useState<readonly WindowRow[]>([])
  // A value that wasn't reported from here replaces the rows.
  const isForeign = windows === null ? rows !== null : rows === null || !isSameList(rows, windows)
  const current = isForeign ? windows && toRows(windows, rows ?? []) : rows
  if (isForeign) setRows(current)

  const report = (next: readonly WindowRow[] | null) => {
    setRows(next && [...next])
    onWindows(next && toWindows(next))
  }
  const settle = (next: readonly WindowRow[], edited: string) => {
    const settled = settleRows(next, edited)
    if (settled.merged) announce(words.merged({ window: sayWindow(settled.merged, voice) }))
    setRemoved(null)
    report(settled.rows)
  }
  const list = current ?? []
  return {
    rows: current,
    undo: removed && { text: removed.text, run: () => {
      setRemoved(null)
      report(removed.rows)
      return removed.rows.find(({ id }) => !list.some((row) => row.id === id))?.id ?? null
    } },
    change: (row) => settle(list.map((one) => (one.id === row.id ? row : one)), row.id),
    add: () => {
      const row = addRow(list)
      settle([...list, row], row.id)
      return row.id
    },
    remove: (row, name) => {
      setRemoved({ rows: list, text: words.removed({ what: name }) })
      announce(words.removed({ what: name }))
      report(list.filter(({ id }) => id !== row.id))
    },
    replace: (next) => {
      setRemoved(null)
      report(toRows(next, list))
    },
    draw: (span) => {
      const row = drawnRow(span, list)
      settle([...list, row], row.id)
    },
    limit: (row, within) => {
      setRemoved({ rows: list, text: words.removed({ what: sayWindow(row, voice) }) })
      report(list.flatMap((one) => (one.id === row.id ? toRows(reachedOf(row, within), [], list) : [one])))
    },
    setAnyTime: (isAnyTime) => {
      setRemoved(null)
      if (isAnyTime) setBefore(list)
      const first = before.length > 0 ? before : [addRow([])]
      report(isAnyTime ? null : first)
    },
  }
}
