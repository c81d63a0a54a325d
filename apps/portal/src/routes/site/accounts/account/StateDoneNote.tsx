import { useStore } from '@nanostores/react'
import { Button, InlineAlert } from '@portal/ui'
import { useFetcher } from 'react-router-dom'
import type { Attempt } from '../../../../app/attempt.ts'
import { asJson, toJson } from '../../../../app/sentJson.ts'
import { useAnswer } from '../../../../app/useAnswer.ts'
import { useFailureText } from '../../../../app/useFailureText.ts'
import { accountMessages } from '../account.messages.ts'
import type { AccountAction, AccountDetails } from './route.tsx'
import type { StateDone } from './StateDialog.tsx'

export interface StateDoneNoteProps {
  account: AccountDetails
  done: StateDone
  onUndone: () => void
}

/** What has just been done to the account's state, and the way to take it back. */
export function StateDoneNote({ account: { ID, Name }, done: { isActive, reason }, onUndone }: StateDoneNoteProps) {
  const t = useStore(accountMessages)
  const textOf = useFailureText()
  const fetcher = useFetcher<Attempt<unknown>>()
  const isBusy = fetcher.state !== 'idle'
  useAnswer(fetcher, (answer) => answer.ok && onUndone())
  const undo = () => {
    const wanted: AccountAction = { kind: 'state', change: { AccountID: ID, IsActive: !isActive, Reason: t.undoReason({ reason }).slice(0, 300) } }
    void fetcher.submit(toJson(wanted), asJson)
  }
  const failure = fetcher.data && !fetcher.data.ok && !isBusy ? fetcher.data.failure : null
  return (
    <InlineAlert
      tone={failure ? 'danger' : 'success'}
      role="status"
      title={failure ? t.undoFailed : isActive ? t.madeActive({ account: Name }) : t.madeInactive({ account: Name })}
      actions={<Button size="compact" isBusy={isBusy} onClick={undo}>{t.undo}</Button>}
    >
      {failure && textOf(failure)}
    </InlineAlert>
  )
}
