import { useStore } from '@nanostores/react'
import { Card, InlineAlert, PageHeader, Stack } from '@portal/ui'
import { useState, type SyntheticEvent } from 'react'
import { styled } from 'styled-components'
import { DraftNotice } from '../../../access/DraftNotice.tsx'
import { SaveBar } from '../../../access/SaveBar.tsx'
import { paths, userPath } from '../../../app/paths.ts'
import { useFailureText } from '../../../app/useFailureText.ts'
import { failureMessages } from '../../../app/failure.messages.ts'
import { ConflictDialog } from '../../../forms/ConflictDialog.tsx'
import { focusFirstInvalid } from '../../../forms/focusFirstInvalid.ts'
import { AccessFields, IdentityFields, RightsFields, SignInFields, UserFormContext, UserText, type RightsFieldsProps } from '../../../people/UserForm/index.ts'
import { userFieldMessages, userFormMessages } from '../../../people/userForm.messages.ts'
import type { User } from '../../../people/userValues.ts'
import { useMoments, useUserText } from '../../../people/useUserText.ts'
import { userDetailMessages, userEditMessages } from './messages.ts'
import type { UserEditing } from './useUserEdit.ts'

export interface UserEditPageProps {
  user: User
  editing: UserEditing
  timezones: { ID: string; Name: string }[]
  places: { ID: number; Name: string }[]
  mayGrant: RightsFieldsProps['mayGrant']
}

/** Every field of a user, one card a subject; the bar below names what was changed. */
export function UserEditPage({ user, editing, timezones, places, mayGrant }: UserEditPageProps) {
  const t = useStore(userEditMessages)
  const form = useStore(userFormMessages)
  const names = useStore(userFieldMessages)
  const detail = useStore(userDetailMessages)
  const { stillHere } = useStore(failureMessages)
  const failureText = useFailureText()
  const { list } = useMoments()
  const textOf = useUserText()
  const [isWaiting, setWaiting] = useState(false)
  const [closedConflict, setClosedConflict] = useState<unknown>(null)
  const { edit, changed, problems, refusals, failure, conflict, isSaving, isRestored } = editing
  const fact = changed.length === 0 ? t.nothing : `${t.changes(changed.length)} ${list(changed.map((field) => names[field]))}`

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    setClosedConflict(null)
    const isSent = editing.save()
    setWaiting(!isSent)
    if (!isSent) focusFirstInvalid(event.currentTarget)
  }

  return (
    <>
      <form noValidate onSubmit={submit}>
        <Stack gap={5}>
          <PageHeader
            title={t.title({ name: user.Name })}
            breadcrumb={[
              { label: detail.users, href: paths.users },
              { label: user.Name, href: userPath(user.ID) },
            ]}
          />
          {isRestored && <DraftNotice text={t.draft} discard={t.discard} onDiscard={editing.discard} />}
          <div role="alert">
            {failure && !isSaving && (
              <InlineAlert tone="danger" title={t.failed}>
                {failureText(failure)} {stillHere}
              </InlineAlert>
            )}
          </div>
          <UserFormContext
            value={{
              values: edit.values,
              onChange: (change) => {
                setWaiting(false)
                editing.change(change)
              },
              problems,
              refusals,
              saved: edit.base,
              id: user.ID,
              timeZone: user.PropertyTimeZone,
              timezones,
              places,
            }}
          >
            <Narrow title={form.identity}>
              <IdentityFields />
            </Narrow>
            <Narrow title={form.signIn}>
              <SignInFields />
            </Narrow>
            <Narrow title={form.validity}>
              <AccessFields />
            </Narrow>
            <Narrow title={form.rights}>
              <RightsFields mayGrant={mayGrant} />
            </Narrow>
            <Narrow>
              <UserText field="Notes" type="area" isOptional maxLength={1000} />
            </Narrow>
          </UserFormContext>
        </Stack>
        <SaveBar fact={fact} waiting={isWaiting ? t.invalid : null} saveLabel={t.save} cancel={{ label: t.cancel, href: userPath(user.ID) }} isSaving={isSaving} />
      </form>
      {conflict && conflict.conflicts.length > 0 && closedConflict !== conflict.theirs && (
        <ConflictDialog
          who={conflict.who}
          conflicts={conflict.conflicts.map(({ field }) => ({
            field,
            label: names[field],
            mine: textOf(field, edit.values[field]),
            theirs: textOf(field, conflict.theirs[field]),
          }))}
          kept={list([...conflict.onlyTheirs, ...conflict.onlyMine].map((field) => names[field]))}
          isSaving={isSaving}
          onResolve={editing.resolve}
          onCancel={() => setClosedConflict(conflict.theirs)}
          onDiscard={editing.discard}
        />
      )}
    </>
  )
}

const Narrow = styled(Card)`
  max-inline-size: 46rem;
`
