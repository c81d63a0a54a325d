import { useStore } from '@nanostores/react'
import { PageHeader, Stack } from '@portal/ui'
import { redirect, useLoaderData, useRevalidator, useSearchParams } from 'react-router-dom'
import { attempt, type Attempt } from '#portal/app/attempt.ts'
import { FailurePanel } from '#portal/app/FailurePanel.tsx'
import { lazyPart } from '#portal/app/lazyPart.tsx'
import { readPage } from '#portal/app/listAddress.ts'
import { paths, userTabPath, type UserTab } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import { askAhead } from '#portal/app/Question.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { sentJson } from '#portal/app/sentJson.ts'
import { signedIn, signedInAction } from '#portal/app/signedIn.ts'
import { useOwnId, useRights } from '#portal/app/useRights.ts'
import { PageReceipt } from '#portal/forms/PageReceipt.tsx'
import { useUndo } from '#portal/people/useUndo.ts'
import type { User } from '#portal/people/userValues.ts'
import { AccessTab } from './AccessTab.tsx'
import { idOf } from './idOf.ts'
import { userDetailMessages } from './messages.ts'
import { runUserAction, type UserAction } from './userActions.ts'
import { UserDetailPage, type UserQuestion } from './UserDetailPage.tsx'
import { askTabAhead, invitesQuestion } from './tabQuestions.ts'

const signInCard = lazyPart(async () => (await import('./SignInCard.tsx')).SignInCard)
const questionsOfUser = lazyPart(async () => (await import('./UserQuestions.tsx')).UserQuestions)
const invitesSent = lazyPart(async () => (await import('./InvitesSent.tsx')).InvitesSent)

interface LoaderData {
  tab: UserTab
  asked: Attempt<User>
}

/** A user's page: `/site/users/:id` and its tabs. `?ask=moveOut` opens a dialog, for links from a list's menu. */
export function route(portal: Portal, tab: UserTab): ScreenRoute {
  return {
    loader: signedIn(portal, async (_details, { request: { signal, url }, params }): Promise<LoaderData> => {
      const { api } = portal
      const id = idOf(params['id'])
      if (tab === 'user') askTabAhead(portal, id)
      if (tab === 'userInvites') askAhead(portal, invitesQuestion(id, readPage(new URL(url).searchParams)))
      return { tab, asked: await attempt(api.getUserDetail({ ID: id }, { signal })) }
    }),
    // A dialog needs no reload.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) => defaultShouldRevalidate && !isOtherQuestion(currentUrl, nextUrl),
    action: signedInAction(async ({ request }) => {
      const action = await sentJson<UserAction>(request)
      const answer = await runUserAction(portal, action)
      // The other user may not see this page.
      return action.intent === 'signInAs' && answer.ok ? redirect(paths.root) : answer
    }),
    Component: UserDetailScreen,
  }
}

const questions: readonly UserQuestion[] = ['password', 'webAccess', 'moveOut', 'delete', 'refuseDeletion', 'group', 'signInAs']

function isOtherQuestion(from: URL, to: URL): boolean {
  const pageOf = ({ pathname, searchParams }: URL) => `${pathname} ${[...searchParams].filter(([name]) => name !== 'ask').join('&')}`
  return from.href !== to.href && pageOf(from) === pageOf(to)
}

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

function LoadedUser({ user, tab }: Pick<LoaderData, 'tab'> & { user: User }) {
  signInCard.usePreload()
  questionsOfUser.usePreload()
  const t = useStore(userDetailMessages)
  const mayDo = useRights()
  const isOwn = useOwnId() === user.ID
  const undo = useUndo()
  const [search, setSearch] = useSearchParams()
  const asking = questions.find((name) => name === search.get('ask'))
  const mayChange = user.HasAccountAccess
  const mayEdit = mayChange && mayDo('users.edit')
  const ask = (question: UserQuestion | null) => {
    const next = new URLSearchParams(search)
    if (question === null) next.delete('ask')
    else next.set('ask', question)
    setSearch(next, { replace: true, preventScrollReset: true })
  }
  const tabs: { id: UserTab; label: string }[] = [
    { id: 'user', label: t.accessTab },
    { id: 'userSignIn', label: t.signIn },
    ...(mayDo('invites.view') ? [{ id: 'userInvites' as const, label: t.invitesTab }] : []),
  ]
  return (
    <>
      <UserDetailPage
        user={user}
        tab={tab}
        tabs={tabs.map(({ id, label }) => ({ id, label, href: userTabPath(user.ID, id) }))}
        mayEdit={mayEdit}
        mayDelete={mayChange && mayDo('users.delete')}
        isOwn={isOwn}
        maySetPassword={mayChange && mayDo('users.setPassword')}
        mayInvite={mayDo('invites.create')}
        receipt={<PageReceipt version={user.Version} />}
        onAsk={ask}
        onUndo={() => undo({ ID: user.ID, name: user.Name })}
      >
        {tab === 'user' && <AccessTab user={user} mayEdit={mayEdit} onChangeGroup={() => ask('group')} />}
        {tab === 'userSignIn' && <signInCard.Part user={user} mayEdit={mayEdit} />}
        {tab === 'userInvites' && <invitesSent.Part user={user} page={readPage(search)} />}
      </UserDetailPage>
      {asking && <questionsOfUser.Part user={user} asking={asking} onClose={() => ask(null)} />}
    </>
  )
}
