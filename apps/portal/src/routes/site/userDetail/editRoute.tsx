import type { CallGroupRecord } from '@portal/api-client/contract'
import { DoorOutputMode } from '@portal/domain'
import { Card } from '@portal/ui'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { EffectLine, useEffectAnswer } from '#portal/access/effect.tsx'
import { attempt } from '#portal/app/attempt.ts'
import { pageScreen } from '#portal/app/pageScreen.tsx'
import { userPath, paths } from '#portal/app/paths.ts'
import { useGrants, useOwnId } from '#portal/app/useRights.ts'
import { DropQuestionOfEdit } from '#portal/calls/DropQuestion.tsx'
import { EditorPage } from '#portal/forms/EditorPage.tsx'
import type { EditWords } from '#portal/forms/recordKind.ts'
import { useShowSaved, useRecordEdit } from '#portal/forms/useRecordEdit.ts'
import { userTypeMessages } from '#portal/people/people.messages.ts'
import { useMoments } from '#portal/people/useMoments.ts'
import { usePeopleChoices } from '#portal/people/usePeopleChoices.ts'
import { userFieldMessages } from '#portal/people/userFields.messages.ts'
import { userFormMessages } from '#portal/people/userForm.messages.ts'
import { AccessFields, IdentityFields, RightsFields, SignInFields, type RightsFieldsProps } from '#portal/people/UserForm/UserFields.tsx'
import { UserText } from '#portal/people/UserForm/UserField.tsx'
import { type CallGroupChoice, UserFormContext } from '#portal/people/UserForm/UserFormContext.ts'
import { userTypeName } from '#portal/people/userTypes.ts'
import { toUserValues, type User, type UserField, type UserValues } from '#portal/people/userValues.ts'
import { userEditMessages } from './edit.messages.ts'
import { userDetailMessages } from './messages.ts'
import { type UserEditing, userKind } from './userEdit.ts'
import { idOf, useUserHead } from './userOfPage.ts'

interface EditData {
  user: User
  timezones: { ID: string; Name: string }[]
  callGroups: CallGroupRecord[]
}

/** The page `/site/users/:id/edit`: edits a user. */
export const route = pageScreen({
  async load({ api, signal, params, details }): Promise<EditData> {
    const askForGroups = async () => ((await details).EnableUserTierCallgroup ? attempt(api.getCallGroups({}, { signal })) : null)
    const [user, zones, groups] = await Promise.all([api.getUserDetail({ ID: idOf(params['id']) }, { signal }), attempt(api.getTimezones({}, { signal })), askForGroups()])
    return { user, timezones: zones.ok ? zones.value.Timezones : [], callGroups: groups?.ok ? groups.value.CallGroups : [] }
  },
  useHead: useUserHead,
  keyOf: ({ user }) => user.ID,
  Page: LoadedEdit,
})

function LoadedEdit({ user, timezones, callGroups }: EditData) {
  const mayGrant = useGrants()
  const isOwn = useOwnId() === user.ID
  const { places } = usePeopleChoices()
  const toldRef = useRef(false)
  const editing: UserEditing = useRecordEdit(user, userKind(user.ID), async (api, update) => (await api.updateUserDetail({ ...update, AcknowledgesEnd: toldRef.current })).User)
  const words = useUserWords(callGroups)
  useShowSaved(editing, words, { recordOf: (saved) => saved, valuesOf: toUserValues, pathOf: ({ ID }) => userPath(ID) })

  return (
    <>
      <UserEditPage
        user={user}
        editing={editing}
        words={words}
        timezones={timezones}
        callGroups={callGroups.filter(({ PropertyID }) => PropertyID === user.PropertyID)}
        places={places.filter(({ PropertyID }) => PropertyID === user.PropertyID)}
        isOwn={isOwn}
        mayGrant={mayGrant}
      />
      <DropQuestionOfEdit editing={editing} toldRef={toldRef} />
    </>
  )
}

/** A user's values as text, for receipts and conflicts. */
function useUserText(callGroups: readonly CallGroupChoice[] = []): <Field extends UserField>(field: Field, value: UserValues[Field]) => string {
  const t = userFormMessages.useWords()
  const types = userTypeMessages.useWords()
  const { places } = usePeopleChoices()
  const write = useMoments()
  return (field, value) => {
    if (value === null || value === '') return t.nothing
    if (typeof value === 'boolean') return value ? t.on : t.off
    if (Array.isArray(value)) return value.length === 0 ? t.nothing : write.list(value.map((id) => places.find(({ ID }) => ID === id)?.Name ?? String(id)))
    if (field === 'UserTypeID') {
      const name = userTypeName(Number(value))
      return name === null ? types.other({ number: Number(value) }) : types[name]
    }
    if (field === 'callgroupId') return callGroups.find(({ ID }) => ID === Number(value))?.Name ?? String(value)
    if (field === 'LimitActuationModeID') return value === DoorOutputMode.HoldOpen ? t.holdsOpen : value === DoorOutputMode.Both ? t.opensBoth : t.opensMomentarily
    if (field === 'validFrom' || field === 'validUntil' || field === 'WebLoginExpirationDate') return write.date(String(value))
    if (field === 'validFromTime' || field === 'validUntilTime' || field === 'WebLoginExpirationTime') return write.time(String(value))
    return String(value)
  }
}

/** A user's fields and values as text. */
function useUserWords(callGroups: readonly CallGroupChoice[]): EditWords<UserValues, UserField> {
  const names = userFieldMessages.useWords()
  const textOf = useUserText(callGroups)
  return { nameOf: (field) => names[field], textOf: (field, values) => textOf(field, values[field]) }
}

interface UserEditPageProps {
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
function UserEditPage({ user, editing, words, timezones, places, callGroups, isOwn = false, mayGrant }: UserEditPageProps) {
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
