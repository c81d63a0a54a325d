import { Card } from '@portal/ui'
import { styled } from 'styled-components'
import { EffectLine } from '#portal/access/EffectLine.tsx'
import { useEffectAnswer } from '#portal/access/useEffectAnswer.ts'
import { paths, userPath } from '#portal/app/paths.ts'
import { EditorPage } from '#portal/forms/EditorPage.tsx'
import type { EditWords } from '#portal/forms/EditWords.ts'
import { AccessFields, IdentityFields, RightsFields, SignInFields, UserFormContext, UserText, type RightsFieldsProps } from '#portal/people/UserForm/index.ts'
import type { CallGroupChoice } from '#portal/people/UserForm/UserFormContext.ts'
import { userFormMessages } from '#portal/people/userForm.messages.ts'
import type { User, UserField, UserValues } from '#portal/people/userValues.ts'
import { userEditMessages } from './edit.messages.ts'
import { userDetailMessages } from './messages.ts'
import type { UserEditing } from './userEdit.ts'

export interface UserEditPageProps {
  user: User
  editing: UserEditing
  words: EditWords<UserValues, UserField>
  timezones: { ID: string; Name: string }[]
  places: { ID: number; Name: string }[]
  callGroups: readonly CallGroupChoice[]
  /** Whether this is the signed-in user's own record. */
  isOwn?: boolean
  mayGrant: RightsFieldsProps['mayGrant']
}

/** Edits a user, with a card for each subject; the bar below names the changes. */
export function UserEditPage({ user, editing, words, timezones, places, callGroups, isOwn = false, mayGrant }: UserEditPageProps) {
  const t = userEditMessages.useWords()
  const form = userFormMessages.useWords()
  const detail = userDetailMessages.useWords()
  const { edit, problems, refusals, change } = editing
  const { HasAllLocationAccess, PropertyLocations } = edit.values
  const movesPlaces = editing.changed.includes('HasAllLocationAccess') || editing.changed.includes('PropertyLocations')
  const effect = useEffectAnswer(movesPlaces ? { Kind: 'userPlaces', UserID: user.ID, HasAllLocationAccess, PropertyLocations } : null)
  return (
    <EditorPage
      title={t.title({ name: edit.base.Name || user.Name })}
      breadcrumb={[
        { label: detail.users, href: paths.users },
        { label: user.Name, href: userPath(user.ID) },
      ]}
      editing={editing}
      words={words}
      cancelHref={userPath(user.ID)}
      effect={<EffectLine effect={effect} />}
    >
      <UserFormContext
        value={{
          path: ownPath,
          onChange: change,
          problems,
          refusals,
          saved: edit.base,
          id: user.ID,
          isOwn,
          timeZone: user.PropertyTimeZone,
          timezones,
          places,
          callGroups,
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
    </EditorPage>
  )
}

const ownPath = (field: UserField): string => field

const Narrow = styled(Card)`
  max-inline-size: 46rem;
`
