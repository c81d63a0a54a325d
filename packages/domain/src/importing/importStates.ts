/** `draft`: rows are there and nothing is written. `done` and `cancelled` end an import; what it wrote stays until it is taken back. */
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

/** The state after an action; `gone` where the import is forgotten, null where the action does not fit the state. */
export function nextImportState(state: ImportState, action: ImportAction): ImportState | 'gone' | null {
  return next[action][state] ?? null
}

/** Why an import stops that nobody stopped. */
export const importStops = {
  mayNotImport: 'Who started this may not import any more.',
  error: 'An error on our side paused this import.',
} as const

/** How long what an import wrote can be taken back, in milliseconds from its end. */
export const importUndoFor = 90 * 24 * 3_600_000
