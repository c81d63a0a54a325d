import { Button, Inline, InlineAlert } from '@portal/ui'
import { useState } from 'react'
import { useAsk } from '#portal/app/asking.tsx'
import { bulkOutcomeMessages, peopleCountMessages } from '#portal/people/people.messages.ts'
import { useDay } from '#portal/people/useMoments.ts'
import type { PeopleChoices } from '#portal/people/usePeopleChoices.ts'
import { useUndo } from '#portal/people/useUndo.ts'
import { bulkDialogMessages } from './bulkDialog.messages.ts'

export interface UndoableActionsProps {
  /** The choices of the pages about users, which reload after every change. */
  choices: PeopleChoices
}

/** Lists the user's bulk actions that can still be undone, also after a reload: the newest one, and the others on demand. */
export function UndoableActions({ choices }: UndoableActionsProps) {
  const t = bulkDialogMessages.useWords()
  const { people } = peopleCountMessages.useWords()
  const { undo: undoWord } = bulkOutcomeMessages.useWords()
  const day = useDay()
  const undo = useUndo()
  const round = useRound(choices)
  const { answer } = useAsk(`undoable ${round}`, (api, signal) => api.getUndoableActions({}, { signal }))
  const [taken, setTaken] = useState({ round: -1, receipt: 0 })
  const zone = choices.properties[0]?.TimeZone
  const [isWhole, setWhole] = useState(false)
  const actions = answer?.Actions ?? []
  const shown = isWhole ? actions : actions.slice(0, 1)
  const rows = shown.map(({ ReceiptID, Kind, People, UserGroupName, UndoUntil }) => {
    const take = () => {
      setTaken({ round, receipt: ReceiptID })
      undo({ ReceiptID })
    }
    const isBusy = taken.round === round && taken.receipt === ReceiptID
    return (
      <InlineAlert
        key={ReceiptID}
        title={`${Kind === 'group' ? t.moveDone({ people: people({ count: People }), group: UserGroupName }) : t.outDone({ count: People })}.`}
        actions={<Button size="compact" isBusy={isBusy} onClick={take}>{undoWord}</Button>}
      >
        {t.undoUntil({ time: day(UndoUntil, zone) })}
      </InlineAlert>
    )
  })
  const hidden = actions.length - shown.length
  return (
    <>
      {rows}
      {hidden > 0 && (
        <Inline>
          <Button variant="quiet" size="compact" onClick={() => setWhole(true)}>
            {t.undoMore({ count: hidden })}
          </Button>
        </Inline>
      )}
    </>
  )
}

/** Counts how many times a value has changed. */
function useRound(value: unknown): number {
  const [seen, setSeen] = useState({ value, round: 0 })
  if (seen.value !== value) setSeen({ value, round: seen.round + 1 })
  return seen.round
}
