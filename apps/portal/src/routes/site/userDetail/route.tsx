import { useStore } from '@nanostores/react'
import { PageHeader, Stack } from '@portal/ui'
import { useLoaderData, useRevalidator, useSearchParams } from 'react-router-dom'
import { CodesSection } from '../../../access/codes/CodesSection.tsx'
import { ExplainPanel } from '../../../access/ExplainPanel.tsx'
import { attempt, type Attempt } from '../../../app/attempt.ts'
import { FailurePanel } from '../../../app/FailurePanel.tsx'
import { paths } from '../../../app/paths.ts'
import type { Portal } from '../../../app/Portal.ts'
import type { ScreenRoute } from '../../../app/ScreenRoute.ts'
import { sentJson } from '../../../app/sentJson.ts'
import { signedIn, signedInAction } from '../../../app/signedIn.ts'
import { useRights } from '../../../app/useRights.ts'
import { PageReceipt } from '../../../forms/PageReceipt.tsx'
import { bulkOutcomeMessages } from '../../../people/people.messages.ts'
import { useUndoMoveOut } from '../../../people/useUndoMoveOut.ts'
import type { User } from '../../../people/userValues.ts'
import { idOf } from './idOf.ts'
import { userDetailMessages } from './messages.ts'
import { runUserAction, type UserAction } from './userActions.ts'
import { UserDetailPage, type UserQuestion } from './UserDetailPage.tsx'
import { UserQuestions } from './UserQuestions.tsx'

/** `/site/users/:id`: one person. `?ask=moveOut` opens a question, so that a list's menu can lead to it. */
export function userDetailRoute(portal: Portal): ScreenRoute {
  return {
    loader: signedIn(portal, (_details, { request, params }) => attempt(portal.api.getUserDetail({ ID: idOf(params['id']) }, { signal: request.signal }))),
    action: signedInAction(async ({ request }) => runUserAction(portal, await sentJson<UserAction>(request))),
    Component: UserDetailScreen,
  }
}

const questions: readonly UserQuestion[] = ['password', 'webAccess', 'moveOut', 'delete', 'group']

function UserDetailScreen() {
  const answer = useLoaderData<Attempt<User>>()
  const t = useStore(userDetailMessages)
  const { revalidate, state } = useRevalidator()
  if (answer.ok) return <LoadedUser user={answer.value} />
  return (
    <Stack gap={4}>
      <PageHeader title={t.users} breadcrumb={[{ label: t.users, href: paths.users }]} />
      <FailurePanel failure={answer.failure} title={t.failed} onRetry={() => void revalidate()} isRetrying={state === 'loading'} />
    </Stack>
  )
}

function LoadedUser({ user }: { user: User }) {
  const mayDo = useRights()
  const undo = useUndoMoveOut()
  const { undone } = useStore(bulkOutcomeMessages)
  const [search, setSearch] = useSearchParams()
  const mayChange = user.HasAccountAccess
  const takeBack = () => undo({ undo: { ID: user.ID }, done: undone({ name: user.Name }) })
  const ask = (question: UserQuestion | null) => setSearch(question === null ? {} : { ask: question }, { replace: true, preventScrollReset: true })
  return (
    <>
      <UserDetailPage
        user={user}
        mayEdit={mayChange && mayDo('users.edit')}
        mayDelete={mayChange && mayDo('users.delete')}
        maySetPassword={mayChange && mayDo('users.setPassword')}
        mayInvite={mayDo('invites.create')}
        receipt={<PageReceipt version={user.Version} />}
        codes={mayDo('codes.view') && <CodesSection userId={user.ID} version={user.Version} timeZone={user.PropertyTimeZone} />}
        explanation={mayDo('restrictions.view') && <ExplainPanel about={{ UserID: user.ID }} version={user.Version} />}
        onAsk={ask}
        onUndo={takeBack}
      />
      <UserQuestions user={user} asking={questions.find((name) => name === search.get('ask')) ?? null} onClose={() => ask(null)} />
    </>
  )
}
