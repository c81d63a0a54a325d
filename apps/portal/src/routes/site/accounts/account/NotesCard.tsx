import { Button, Card, EmptyState, FilteredTextArea, Inline, Stack, useToaster } from '@portal/ui'
import { useState, type SyntheticEvent } from 'react'
import { useUnsavedChanges } from '#portal/app/useUnsavedChanges.tsx'
import { useDay } from '#portal/people/useDay.ts'
import { accountMessages } from '../account.messages.ts'
import type { AccountAction, AccountDetails } from './route.tsx'
import { TwoLines } from './TwoLines.tsx'
import { FailureAlert } from '#portal/app/FailureAlert.tsx'
import { useRouteAction } from '#portal/app/useRouteAction.ts'

/** Shows the operators' notes, and a form for a new one. */
export function NotesCard({ account: { ID, Notes } }: { account: AccountDetails }) {
  const t = accountMessages.useWords()
  const day = useDay()
  const toaster = useToaster()
  const [typed, setTyped] = useState('')
  const [isJudged, setJudged] = useState(false)
  const { run, isBusy, failure } = useRouteAction<AccountAction, unknown>(() => {
    setTyped('')
    setJudged(false)
    toaster.success(t.noteSaved)
  })
  const question = useUnsavedChanges(typed.trim() !== '' && !isBusy)
  const save = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    setJudged(true)
    if (typed.trim() === '') return
    run({ kind: 'note', note: { AccountID: ID, Text: typed } })
  }
  return (
    <Card title={t.notes}>
      <Stack gap={4}>
        <form noValidate onSubmit={save}>
          <Stack gap={2}>
            <FilteredTextArea
              label={t.note}
              help={t.notesFact}
              maxLength={2000}
              rows={3}
              value={typed}
              error={isJudged && typed.trim() === '' ? t.noteMissing : undefined}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
            <FailureAlert failure={failure} />
            <Inline>
              <Button type="submit" isBusy={isBusy}>{t.saveNote}</Button>
            </Inline>
          </Stack>
        </form>
        {Notes.length === 0 ? <EmptyState title={t.noNotes} /> : Notes.map((note) => (
          <TwoLines key={note.ID} first={<bdi>{note.Text}</bdi>} second={t.noteBy({ name: note.By, when: day(note.At, undefined) })} />
        ))}
      </Stack>
      {question}
    </Card>
  )
}
