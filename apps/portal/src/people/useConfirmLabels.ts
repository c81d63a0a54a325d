import { useStore } from '@nanostores/react'
import type { ConfirmDialogLabels } from '@portal/ui'
import { confirmMessages } from './people.messages.ts'

/** The words of a question before something is ended, in the person's language. */
export function useConfirmLabels(): ConfirmDialogLabels {
  const t = useStore(confirmMessages)
  return {
    cancel: t.cancel,
    typeWord: (word) => t.typeWord({ word }),
    or: t.or,
    hold: t.hold,
    holding: (seconds) => t.holding(seconds),
    waiting: (word) => t.waiting({ word }),
  }
}
