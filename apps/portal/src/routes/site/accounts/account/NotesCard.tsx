import { useStore } from '@nanostores/react'
import { Button, Card, EmptyState, FilteredTextArea, InlineAlert, Inline, Stack, useToaster } from '@portal/ui'
import { useState, type SyntheticEvent } from 'react'
import { useFetcher } from 'react-router-dom'
import type { Attempt } from '#portal/app/attempt.ts'
import { asJson, toJson } from '#portal/app/sentJson.ts'
import { useAnswer } from '#portal/app/useAnswer.ts'
import { useFailureText } from '#portal/app/useFailureText.ts'
import { useUnsavedChanges } from '#portal/app/useUnsavedChanges.tsx'
import { useDay } from '#portal/people/useDay.ts'
import { accountMessages } from '../account.messages.ts'
import type { AccountAction, AccountDetails } from './route.tsx'
import { TwoLines } from './TwoLines.tsx'

/** The operators' notes, and a form for a new one. */
export function NotesCard({ account: { ID, Notes } }: { account: AccountDetails }) {
  const t = useStore(accountMessages)
  const day = useDay()
  const toaster = useToaster()
  const textOf = useFailureText()
  const fetcher = useFetcher<Attempt<unknown>>()
  const [typed, setTyped] = useState('')
  const [isJudged, setJudged] = useState(false)
  const isBusy = fetcher.state !== 'idle'
  const question = useUnsavedChanges(typed.trim() !== '' && !isBusy)
  useAnswer(fetcher, (answer) => {
    if (!answer.ok) return
    setTyped('')
    setJudged(false)
    toaster.success(t.noteSaved)
  })
  const save = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    setJudged(true)
    if (typed.trim() === '') return
    const wanted: AccountAction = { kind: 'note', note: { AccountID: ID, Text: typed } }
    void fetcher.submit(toJson(wanted), asJson)
  }
  const failure = fetcher.data && !fetcher.data.ok && !isBusy ? fetcher.data.failure : null
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
            {failure && <InlineAlert tone="danger" role="alert">{textOf(failure)}</InlineAlert>}
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
