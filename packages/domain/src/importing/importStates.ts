/**
 * The states of an import. `draft`: rows are uploaded and nothing is changed yet. `done` and `cancelled` end an import; its records stay
 * unless the import is undone.
 */
export const importStates = ['draft', 'running', 'paused', 'cancelled', 'done'] as const
export type ImportState = (typeof importStates)[number]

export type ImportAction = 'start' | 'pause' | 'resume' | 'cancel' | 'discard'

const next: Readonly<Record<ImportAction, Partial<Record<ImportState, ImportState | 'gone'>>>> = {
  start: { draft: 'running' },
  pause: { running: 'paused' },
  resume: { paused: 'running' },
  cancel: { running: 'cancelled', paused: 'cancelled' },
  discard: { draft: 'gone' },
}

/** The state of an import after an action. `gone`: the import is deleted. Null: the action isn't possible in this state. */
export function nextImportState(state: ImportState, action: ImportAction): ImportState | 'gone' | null {
  return next[action][state] ?? null
}

/** Why an import stopped before its end. */
export const importStops = {
  mayNotImport: 'Who started this may not import any more.',
  error: 'An error on our side paused this import.',
} as const

/** How long an import can be undone, in milliseconds from its end. */
export const importUndoFor = 90 * 24 * 3_600_000
