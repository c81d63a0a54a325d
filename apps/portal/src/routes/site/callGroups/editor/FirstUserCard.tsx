import { readPhoneNumber, showPhoneNumber } from '@portal/domain'
import { Button, Card, ComboboxField, Grid, InlineAlert, Stack, SwitchField, Text, TextField } from '@portal/ui'
import { UserRoundPlus } from 'lucide-react'
import { useRef, useState, type SyntheticEvent } from 'react'
import { typingPause, useAsk } from '#portal/app/asking.tsx'
import type { Calling } from '#portal/app/useCall.ts'
import type { CallGroupRecord } from '#portal/calls/callGroupRecord.ts'
import { firstUserMessages } from './firstUser.messages.ts'
import { FailureAlert } from '#portal/app/FailureAlert.tsx'

export interface FirstUserCardProps {
  /** A group without members and without a manager. */
  group: CallGroupRecord
  /** Whether the plan has unsaved changes, which would overwrite the assigned user. */
  hasUnsaved: boolean
  /** The call of the page, because the card disappears with the assignment. */
  assignment: Calling<FirstUser>
}

type User = CallGroupRecord['People'][number]

export interface FirstUser {
  user: User
  /** The telephone number of a voice group, in E.164; empty for a video group. */
  phone: string
  sendsMail: boolean
}

/** Assigns an empty group to its first user, who then manages it and gets an email. */
export function FirstUserCard({ group, hasUnsaved, assignment: { run, isBusy, failure } }: FirstUserCardProps) {
  const t = firstUserMessages.useWords()
  const field = useRef<HTMLInputElement>(null)
  const telephone = useRef<HTMLInputElement>(null)
  const [search, setSearch] = useState('')
  const [user, setUser] = useState<User | null>(null)
  const [phone, setPhone] = useState('')
  const [sendsMail, setSendsMail] = useState(true)
  const [isJudged, setJudged] = useState(false)
  const asked = useAsk(search, async (api, signal) => (await api.getCallGroupPeople({ callgroupId: group.ID, searchText: search, count: 20 }, { signal })).People, { after: typingPause })
  const number = readPhoneNumber(phone)
  const isNumberWrong = !group.IsVideo && number === null

  const choose = (value: string) => {
    const chosen = asked.answer?.find(({ UserID }) => String(UserID) === value) ?? null
    setUser(chosen)
    setPhone(chosen ? showPhoneNumber(chosen.Phone) : '')
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setJudged(true)
    if (user === null) return field.current?.focus()
    if (isNumberWrong) return telephone.current?.focus()
    run({ user, phone: number?.e164 ?? '', sendsMail })
  }
  return (
    <Card title={t.title}>
      <form noValidate onSubmit={submit}>
        <Stack gap={3}>
          <Text size="small" tone="muted">
            {group.IsVideo ? t.videoHelp : t.voiceHelp}
          </Text>
          <Grid minColumn="240px" gap={3}>
            <ComboboxField
              ref={field}
              label={t.person}
              placeholder={t.find}
              options={(asked.answer ?? []).map(({ UserID, Name, Unit }) => ({ value: String(UserID), label: Name, ...(Unit && { fact: Unit }) }))}
              value={user ? String(user.UserID) : ''}
              {...(user && { chosenLabel: user.Name })}
              isBusy={asked.isLoading}
              error={isJudged && user === null ? t.userMissing : asked.failure ? t.searchFailed : undefined}
              onSearchChange={(typed) => setSearch(typed.search)}
              onValueChange={({ value }) => choose(value)}
            />
            {!group.IsVideo && (
              <TextField
                ref={telephone}
                label={t.phone}
                type="tel"
                autoComplete="off"
                value={phone}
                error={isJudged && user !== null && isNumberWrong ? t.phoneWrong : undefined}
                onChange={({ currentTarget }) => setPhone(currentTarget.value)}
              />
            )}
          </Grid>
          <SwitchField label={t.mail} help={t.mailHelp} checked={sendsMail} onChange={({ currentTarget }) => setSendsMail(currentTarget.checked)} />
          {user !== null && <InlineAlert tone="info">{t.effect({ name: user.Name, group: group.Name })}</InlineAlert>}
          {hasUnsaved && <Text size="small">{t.unsaved}</Text>}
          <FailureAlert failure={failure} />
          <div>
            <Button type="submit" icon={UserRoundPlus} size="form" isBusy={isBusy} disabled={hasUnsaved}>
              {t.assign}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  )
}
