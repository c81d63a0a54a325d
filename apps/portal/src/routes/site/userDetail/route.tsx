import { useStore } from '@nanostores/react'
import { PageHeader, Stack } from '@portal/ui'
import { useLoaderData, useRevalidator, useSearchParams } from 'react-router-dom'
import { attempt, type Attempt } from '../../../app/attempt.ts'
import { FailurePanel } from '../../../app/FailurePanel.tsx'
import { later } from '../../../app/later.tsx'
import { readPage } from '../../../app/readListAddress.ts'
import { paths, userTabPath, type UserTab } from '../../../app/paths.ts'
import type { Portal } from '../../../app/Portal.ts'
import type { ScreenRoute } from '../../../app/ScreenRoute.ts'
import { sentJson } from '../../../app/sentJson.ts'
import { signedIn, signedInAction } from '../../../app/signedIn.ts'
import { useRights } from '../../../app/useRights.ts'
import { PageReceipt } from '../../../forms/PageReceipt.tsx'
import { useUndo } from '../../../people/useUndo.ts'
import type { User } from '../../../people/userValues.ts'
import { AccessTab } from './AccessTab.tsx'
import { idOf } from './idOf.ts'
import { userDetailMessages } from './messages.ts'
import { runUserAction, type UserAction } from './userActions.ts'
import { UserDetailPage, type UserQuestion } from './UserDetailPage.tsx'
import { UserQuestions } from './UserQuestions.tsx'

const signInCard = later(async () => (await import('./SignInCard.tsx')).SignInCard)
const invitesSent = later(async () => (await import('./InvitesSent.tsx')).InvitesSent)

interface LoaderData {
  tab: UserTab
  asked: Attempt<User>
}

/** A page of one person: `/site/users/:id` and the tabs beside it. `?ask=moveOut` opens a question, so that a list's menu can lead to it. */
export function userDetailRoute(portal: Portal, tab: UserTab): ScreenRoute {
  return {
    loader: signedIn(portal, async (_details, { request, params }): Promise<LoaderData> => ({
      tab,
      asked: await attempt(portal.api.getUserDetail({ ID: idOf(params['id']) }, { signal: request.signal })),
    })),
    action: signedInAction(async ({ request }) => runUserAction(portal, await sentJson<UserAction>(request))),
    Component: UserDetailScreen,
  }
}

const questions: readonly UserQuestion[] = ['password', 'webAccess', 'moveOut', 'delete', 'group']

function UserDetailScreen() {
  const { asked, tab } = useLoaderData<LoaderData>()
  const t = useStore(userDetailMessages)
  const { revalidate, state } = useRevalidator()
  if (asked.ok) return <LoadedUser user={asked.value} tab={tab} />
  return (
    <Stack gap={4}>
      <PageHeader title={t.users} breadcrumb={[{ label: t.users, href: paths.users }]} />
      <FailurePanel failure={asked.failure} title={t.failed} onRetry={() => void revalidate()} isRetrying={state === 'loading'} />
    </Stack>
  )
}

function LoadedUser({ user, tab }: { user: User; tab: UserTab }) {
  signInCard.useComing()
  const t = useStore(userDetailMessages)
  const mayDo = useRights()
  const undo = useUndo()
  const [search, setSearch] = useSearchParams()
  const mayChange = user.HasAccountAccess
  const mayEdit = mayChange && mayDo('users.edit')
  const ask = (question: UserQuestion | null) => {
    const next = new URLSearchParams(search)
    if (question === null) next.delete('ask')
    else next.set('ask', question)
    setSearch(next, { replace: true, preventScrollReset: true })
  }
  const tabs: { id: UserTab; label: string }[] = [
    { id: 'access', label: t.accessTab },
    { id: 'signIn', label: t.signIn },
    ...(mayDo('invites.view') ? [{ id: 'invites' as const, label: t.invitesTab }] : []),
  ]
  return (
    <>
      <UserDetailPage
        user={user}
        tab={tab}
        tabs={tabs.map(({ id, label }) => ({ id, label, href: userTabPath(user.ID, id) }))}
        mayEdit={mayEdit}
        mayDelete={mayChange && mayDo('users.delete')}
        maySetPassword={mayChange && mayDo('users.setPassword')}
        mayInvite={mayDo('invites.create')}
        receipt={<PageReceipt version={user.Version} />}
        onAsk={ask}
        onUndo={() => undo({ ID: user.ID, name: user.Name })}
      >
        {tab === 'access' && <AccessTab user={user} mayEdit={mayEdit} onChangeGroup={() => ask('group')} />}
        {tab === 'signIn' && <signInCard.Part user={user} mayEdit={mayEdit} />}
        {tab === 'invites' && <invitesSent.Part user={user} page={readPage(search)} />}
      </UserDetailPage>
      <UserQuestions user={user} asking={questions.find((name) => name === search.get('ask')) ?? null} onClose={() => ask(null)} />
    </>
  )
}
