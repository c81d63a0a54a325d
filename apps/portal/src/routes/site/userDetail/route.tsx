import { useSearchParams } from 'react-router-dom'
import { lazyPart } from '#portal/app/lazyPart.tsx'
import { readPage } from '#portal/app/listAddress.ts'
import { pageScreen } from '#portal/app/pageScreen.tsx'
import { userTabPath, type UserTab } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import { askAhead } from '#portal/app/Question.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { useOwnId, useRights } from '#portal/app/useRights.ts'
import { PageReceipt } from '#portal/forms/PageReceipt.tsx'
import { latestActivityQuestion } from '#portal/log/latestActivityQuestion.ts'
import { useUndo } from '#portal/people/useUndo.ts'
import type { User } from '#portal/people/userValues.ts'
import { AccessTab } from './AccessTab.tsx'
import { idOf, useUserHead } from './userOfPage.ts'
import { userDetailMessages } from './messages.ts'
import { UserDetailPage, type UserQuestion } from './UserDetailPage.tsx'
import { askTabAhead, invitesQuestion } from './tabQuestions.ts'

const signInCard = lazyPart(async () => (await import('./SignInCard.tsx')).SignInCard)
const questionsOfUser = lazyPart(async () => (await import('./UserQuestions.tsx')).UserQuestions)
const activity = lazyPart(async () => (await import('./UserActivity.tsx')).UserActivity)
const invitesSent = lazyPart(async () => (await import('./InvitesSent.tsx')).InvitesSent)

interface UserData {
  tab: UserTab
  user: User
}

/** A user's page: `/site/users/:id` and its tabs. `?ask=moveOut` opens a dialog, for links from a list's menu. */
export function route(portal: Portal, tab: UserTab): ScreenRoute {
  return pageScreen(portal, {
    async load({ api, signal, params, search }): Promise<UserData> {
      const id = idOf(params['id'])
      if (tab === 'user') askTabAhead(portal, id)
      if (tab === 'userActivity') askAhead(portal, latestActivityQuestion({ UserID: id }))
      if (tab === 'userInvites') askAhead(portal, invitesQuestion(id, readPage(search)))
      return { tab, user: await api.getUserDetail({ ID: id }, { signal }) }
    },
    // Opening a dialog reloads nothing.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) => defaultShouldRevalidate && !isOtherQuestion(currentUrl, nextUrl),
    useHead: useUserHead,
    Page: LoadedUser,
    isTabbed: true,
  })
}

const questions: readonly UserQuestion[] = ['password', 'webAccess', 'moveOut', 'delete', 'refuseDeletion', 'group', 'signInAs']

function isOtherQuestion(from: URL, to: URL): boolean {
  const pageOf = ({ pathname, searchParams }: URL) => `${pathname} ${[...searchParams].filter(([name]) => name !== 'ask').join('&')}`
  return from.href !== to.href && pageOf(from) === pageOf(to)
}

function LoadedUser({ user, tab }: UserData) {
  signInCard.usePreload()
  questionsOfUser.usePreload()
  const t = userDetailMessages.useWords()
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
    ...(mayDo('log.view') ? [{ id: 'userActivity' as const, label: t.activityTab }] : []),
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
        {tab === 'userActivity' && <activity.Part user={user} />}
        {tab === 'userSignIn' && <signInCard.Part user={user} mayEdit={mayEdit} />}
        {tab === 'userInvites' && <invitesSent.Part user={user} page={readPage(search)} />}
      </UserDetailPage>
      {asking && <questionsOfUser.Part user={user} asking={asking} onClose={() => ask(null)} />}
    </>
  )
}
