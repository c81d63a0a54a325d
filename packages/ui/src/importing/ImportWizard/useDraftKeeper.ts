import type { DeskEdit, ImportDesk } from '@portal/domain'
import { useRef } from 'react'
import type { ImportDraft } from './ImportWizard.tsx'

export interface DraftKeeper {
  /** Keeps a step at once, before the desk has taken it: a reload in the same moment takes it again. */
  note: (edit: DeskEdit) => void
  /** The desk has taken a step. */
  settle: (edit: DeskEdit) => Promise<void>
  /** Keeps the file as the desk has it. */
  keep: (where: Pick<ImportDraft, 'target' | 'group'>) => Promise<void>
  forget: () => void
}

/** From here on the file itself is kept again, so that a reload need not repeat more steps. */
const stepsAtMost = 50

/** Keeps what a person has done: the file as the desk said it last, and the steps since. */
export function useDraftKeeper(desk: ImportDesk, first: ImportDraft | null, onDraftChange: ((change: { draft: ImportDraft | null }) => void) | undefined): DraftKeeper {
  const state = useRef({ kept: first, edits: first?.edits ?? [], taken: first?.edits.length ?? 0 })
  const tell = (kept: ImportDraft | null) => {
    state.current.kept = kept
    onDraftChange?.({ draft: kept })
  }
  const keep: DraftKeeper['keep'] = async (where) => {
    const asked = state.current.taken
    const said = await desk.draft()
    // Steps that were taken while the desk answered are not in what it said.
    state.current.edits = state.current.taken === asked ? [] : state.current.edits.slice(asked - state.current.taken)
    tell(said && { desk: said, target: where.target, group: where.group, edits: state.current.edits })
  }
  return {
    keep,
    note(edit) {
      state.current.taken += 1
      state.current.edits = [...state.current.edits, edit]
      if (state.current.kept) tell({ ...state.current.kept, edits: state.current.edits })
    },
    async settle({ kind }) {
      // What was done before the file was kept is no step that can be taken back after a reload.
      if (state.current.kept && (kind === 'undo' || kind === 'redo' || state.current.edits.length >= stepsAtMost)) await keep(state.current.kept)
    },
    forget() {
      state.current.edits = []
      tell(null)
    },
  }
}
