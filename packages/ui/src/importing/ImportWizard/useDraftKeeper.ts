import type { DeskEdit, ImportDesk } from '@portal/domain'
import { useRef } from 'react'
import type { ImportDraft } from './ImportWizard.tsx'

export interface DraftKeeper {
  /** Keeps an edit before the desk applies it, so that a reload repeats it. */
  note: (edit: DeskEdit) => void
  /** Called when the desk has applied an edit. */
  settle: (edit: DeskEdit) => Promise<void>
  /** Keeps the desk's file. */
  keep: (where: Pick<ImportDraft, 'target' | 'group'>) => Promise<void>
  forget: () => void
}

/** After this many edits the whole file is saved, so that a reload needs to repeat no more edits than this. */
const stepsAtMost = 50

/** Saves unfinished work: the file as the desk last had it, and the edits made after that. */
export function useDraftKeeper(desk: ImportDesk, first: ImportDraft | null, onDraftChange: ((change: { draft: ImportDraft | null }) => void) | undefined): DraftKeeper {
  const state = useRef({ kept: first, edits: first?.edits ?? [], taken: first?.edits.length ?? 0 })
  const tell = (kept: ImportDraft | null) => {
    state.current.kept = kept
    onDraftChange?.({ draft: kept })
  }
  const keep: DraftKeeper['keep'] = async (where) => {
    const asked = state.current.taken
    const said = await desk.draft()
    // The desk's answer lacks edits that were made in the meantime.
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
      // Edits that are part of the saved file can't be undone after a reload.
      if (state.current.kept && (kind === 'undo' || kind === 'redo' || state.current.edits.length >= stepsAtMost)) await keep(state.current.kept)
    },
    forget() {
      state.current.edits = []
      tell(null)
    },
  }
}
