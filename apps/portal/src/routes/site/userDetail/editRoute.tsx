import { useStore } from '@nanostores/react'
import { PageHeader, Stack } from '@portal/ui'
import { useLoaderData, useNavigate, useRevalidator } from 'react-router-dom'
import { attempt, type Attempt } from '#portal/app/attempt.ts'
import { FailurePanel } from '#portal/app/FailurePanel.tsx'
import { paths, userPath } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { sentJson } from '#portal/app/sentJson.ts'
import { signedIn, signedInAction } from '#portal/app/signedIn.ts'
import { useGrants, useOwnId } from '#portal/app/useRights.ts'
import { DropQuestion, useTold, type AboutCalls } from '#portal/calls/DropQuestion.tsx'
import type { Receipt } from '#portal/forms/receipt.ts'
import { saveRecord } from '#portal/forms/saveRecord.ts'
import { useReceipt } from '#portal/forms/useReceipt.ts'
import type { RecordAction } from '#portal/forms/useRemoval.ts'
import { useSaved } from '#portal/forms/useSaved.ts'
import { usePeopleChoices } from '#portal/people/usePeopleChoices.ts'
import type { CallGroupRecord } from '@portal/api-client/contract'
import { toUserValues, type User, type UserUpdate, type UserValues } from '#portal/people/userValues.ts'
import { useUserWords } from '#portal/people/useUserText.ts'
import { userDetailMessages } from './messages.ts'
import { idOf } from './idOf.ts'
import { UserEditPage } from './UserEditPage.tsx'
import { useUserEdit, userKind } from './useUserEdit.ts'

interface LoaderData {
  user: Attempt<User>
  timezones: { ID: string; Name: string }[]
  callGroups: CallGroupRecord[]
}

/** `/site/users/:id/edit`: edits a user. */
export function route(portal: Portal): ScreenRoute {
  return {
    loader: signedIn(portal, async (details, { request: { signal }, params }): Promise<LoaderData> => {
      const askForGroups = async () => ((await details).EnableUserTierCallgroup ? attempt(portal.api.getCallGroups({}, { signal })) : null)
      const [user, zones, groups] = await Promise.all([
        attempt(portal.api.getUserDetail({ ID: idOf(params['id']) }, { signal })),
        attempt(portal.api.getTimezones({}, { signal })),
        askForGroups(),
      ])
      return { user, timezones: zones.ok ? zones.value.Timezones : [], callGroups: groups?.ok ? groups.value.CallGroups : [] }
    }),
    // A save returns the record, and reloading it would reset the form.
    shouldRevalidate: ({ formMethod, defaultShouldRevalidate }) => formMethod === undefined && defaultShouldRevalidate,
    action: signedInAction(async ({ request, params }) => {
      const { edit, about } = await sentJson<Extract<RecordAction<UserValues, AboutCalls>, { intent: 'save' }>>(request)
      const save = async (update: UserUpdate) => (await portal.api.updateUserDetail({ ...update, AcknowledgesEnd: about.acknowledgesEnd })).User
      return saveRecord(userKind(idOf(params['id'])), edit, save)
    }),
    Component: UserEditScreen,
  }
}

function UserEditScreen() {
  const { user, timezones, callGroups } = useLoaderData<LoaderData>()
  const t = useStore(userDetailMessages)
  const { revalidate, state } = useRevalidator()
  if (user.ok) return <LoadedEdit key={user.value.ID} user={user.value} timezones={timezones} callGroups={callGroups} />
  return (
    <Stack gap={4}>
      <PageHeader title={t.users} breadcrumb={[{ label: t.users, href: paths.users }]} />
      <FailurePanel failure={user.failure} title={t.failed} onRetry={() => void revalidate()} isRetrying={state === 'loading'} />
    </Stack>
  )
}

function LoadedEdit({ user, timezones, callGroups }: Omit<LoaderData, 'user'> & { user: User }) {
  const mayGrant = useGrants()
  const isOwn = useOwnId() === user.ID
  const { places } = usePeopleChoices()
  const { tell, about } = useTold()
  const editing = useUserEdit(user, about)
  const words = useUserWords(callGroups)
  const receiptOf = useReceipt(editing, words)
  const navigate = useNavigate()
  useSaved(editing, ({ answer, edit: { base } }) => {
    const receipt: Receipt = { version: answer.Version, ...receiptOf({ base, values: toUserValues(answer) }) }
    void navigate(userPath(answer.ID), { state: { receipt } })
  })

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
      <DropQuestion
        failure={editing.isSaving ? null : editing.failure}
        onConfirm={() => {
          tell()
          editing.save()
        }}
      />
    </>
  )
}
