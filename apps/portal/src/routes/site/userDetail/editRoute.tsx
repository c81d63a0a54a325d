import { useStore } from '@nanostores/react'
import { PageHeader, Stack } from '@portal/ui'
import { useEffect, useRef } from 'react'
import { useLoaderData, useNavigate, useRevalidator } from 'react-router-dom'
import { attempt, type Attempt } from '../../../app/attempt.ts'
import { FailurePanel } from '../../../app/FailurePanel.tsx'
import { paths, userPath } from '../../../app/paths.ts'
import type { Portal } from '../../../app/Portal.ts'
import type { ScreenRoute } from '../../../app/ScreenRoute.ts'
import { sentJson } from '../../../app/sentJson.ts'
import { signedIn, signedInAction } from '../../../app/signedIn.ts'
import { useRights } from '../../../app/useRights.ts'
import { useUnsavedChanges } from '../../../app/useUnsavedChanges.tsx'
import { conflictMessages } from '../../../forms/conflict.messages.ts'
import { changedFields } from '../../../forms/mergeEdits.ts'
import type { Receipt } from '../../../forms/receipt.ts'
import { userFieldMessages } from '../../../people/userForm.messages.ts'
import { usePeopleChoices } from '../../../people/usePeopleChoices.ts'
import { toUserValues, userFields, type User, type UserUpdate } from '../../../people/userValues.ts'
import { useMoments, useUserText } from '../../../people/useUserText.ts'
import { userDetailMessages, userEditMessages } from './messages.ts'
import { idOf } from './idOf.ts'
import { UserEditPage } from './UserEditPage.tsx'
import { useUserEdit, type UserEditing } from './useUserEdit.ts'

interface LoaderData {
  user: Attempt<User>
  timezones: { ID: string; Name: string }[]
}

/** `/site/users/:id/edit`: every field of a user. */
export function userEditRoute(portal: Portal): ScreenRoute {
  return {
    loader: signedIn(portal, async (_details, { request: { signal }, params }): Promise<LoaderData> => {
      const [user, zones] = await Promise.all([
        attempt(portal.api.getUserDetail({ ID: idOf(params['id']) }, { signal })),
        attempt(portal.api.getTimezones({}, { signal })),
      ])
      return { user, timezones: zones.ok ? zones.value.Timezones : [] }
    }),
    // A save answers the record itself; asking again would take the form's ground away.
    shouldRevalidate: ({ formMethod, defaultShouldRevalidate }) => formMethod === undefined && defaultShouldRevalidate,
    action: signedInAction(async ({ request }) => {
      const update = await sentJson<UserUpdate>(request)
      return attempt(portal.api.updateUserDetail(update).then(({ User }) => User))
    }),
    Component: UserEditScreen,
  }
}

function UserEditScreen() {
  const { user, timezones } = useLoaderData<LoaderData>()
  const t = useStore(userDetailMessages)
  const { revalidate, state } = useRevalidator()
  if (user.ok) return <LoadedEdit key={user.value.ID} user={user.value} timezones={timezones} />
  return (
    <Stack gap={4}>
      <PageHeader title={t.users} breadcrumb={[{ label: t.users, href: paths.users }]} />
      <FailurePanel failure={user.failure} title={t.failed} onRetry={() => void revalidate()} isRetrying={state === 'loading'} />
    </Stack>
  )
}

function LoadedEdit({ user, timezones }: { user: User; timezones: LoaderData['timezones'] }) {
  const mayDo = useRights()
  const { places } = usePeopleChoices()
  const editing = useUserEdit(user)
  const { saved, changed, conflict, resolve } = editing
  const t = useStore(userEditMessages)
  const names = useStore(userFieldMessages)
  const { list } = useMoments()
  const question = useUnsavedChanges(changed.length > 0 && !saved, t.draftWaits({ fields: list(changed.map((field) => names[field])) }))
  const receiptOf = useReceipt()
  const navigate = useNavigate()

  const hasLeft = useRef(false)
  useEffect(() => {
    if (!saved || hasLeft.current) return
    hasLeft.current = true
    void navigate(userPath(saved.ID), { state: { receipt: receiptOf(editing, saved) } })
  }, [saved, editing, navigate, receiptOf])
  const isOnlyDifferent = conflict !== null && conflict.conflicts.length === 0
  useEffect(() => {
    // Nobody changed what the other did: both are kept without asking.
    if (isOnlyDifferent) resolve({})
  }, [isOnlyDifferent, resolve])

  return (
    <>
      <UserEditPage
        user={user}
        editing={editing}
        timezones={timezones}
        places={places.filter(({ PropertyID }) => PropertyID === user.PropertyID)}
        mayGrant={{ admin: mayDo('users.setAdmin'), kits: mayDo('users.setAdmin'), billing: mayDo('users.setBillingAdmin') }}
      />
      {question}
    </>
  )
}

function useReceipt(): (editing: UserEditing, after: User) => Receipt {
  const t = useStore(conflictMessages)
  const names = useStore(userFieldMessages)
  const textOf = useUserText()
  const { list } = useMoments()
  return ({ edit: { base }, keptTheirs }, after) => {
    const now = toUserValues(after)
    return {
      version: after.Version,
      changes: changedFields(userFields, base, now).map((field) => ({ field: names[field], before: textOf(field, base[field]), after: textOf(field, now[field]) })),
      note: keptTheirs === null ? '' : t.savedWithTheirs({ who: keptTheirs.who || t.somebody, fields: list(keptTheirs.fields.map((field) => names[field])) }),
    }
  }
}
