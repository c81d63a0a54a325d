import { Avatar, Button, ButtonLink, Icon, InlineAlert, Menu, PageHeader, Stack, StatusLabel, TabNav, TextLink, type MenuItem, type TabLink, PageColumns, Card, DescriptionList } from '@portal/ui'
import { Ellipsis, Pencil, Ticket } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { CodesSection } from '#portal/access/codes/CodesSection.tsx'
import { ExplainPanel } from '#portal/access/ExplainPanel.tsx'
import { lazyPart } from '#portal/app/lazyPart.tsx'
import { readPage } from '#portal/app/listAddress.ts'
import { type Asking, pageScreen } from '#portal/app/pageScreen.tsx'
import { userTabPath, type UserTab, groupPath, newInvitePath, paths, unitPath, userEditPath } from '#portal/app/paths.ts'
import { askAhead } from '#portal/app/asking.tsx'
import { usePageTitle } from '#portal/app/usePageTitle.ts'
import { useOwnId, useRights } from '#portal/app/useRights.ts'
import { PageReceipt } from '#portal/forms/PageReceipt.tsx'
import { HistoryButton } from '#portal/log/useHistory.tsx'
import { latestActivityQuestion } from '#portal/log/latestActivityQuestion.ts'
import { userStatusMessages } from '#portal/people/people.messages.ts'
import { statusLooks } from '#portal/people/statusLooks.ts'
import { useDay } from '#portal/people/useMoments.ts'
import { userFieldMessages } from '#portal/people/userFields.messages.ts'
import type { User } from '#portal/people/userValues.ts'
import { useUndo } from '#portal/people/useUndo.ts'
import { AccessCard } from './AccessCard.tsx'
import { userDetailMessages } from './messages.ts'
import { askTabAhead, invitesQuestion } from './tabQuestions.ts'
import { idOf, useUserHead } from './userOfPage.ts'

const signInCard = lazyPart(async () => (await import('./SignInCard.tsx')).SignInCard)
const questionsOfUser = lazyPart(async () => (await import('./UserQuestions.tsx')).UserQuestions)
const activity = lazyPart(async () => (await import('./UserActivity.tsx')).UserActivity)
const invitesSent = lazyPart(async () => (await import('./InvitesSent.tsx')).InvitesSent)

interface UserData {
  tab: UserTab
  user: User
}

/** A user's page: `/site/users/:id` and its tabs. `?ask=moveOut` opens a dialog, for links from a list's menu. */
export const route = pageScreen({
  async load({ portal, api, signal, params, search, page: tab }: Asking<UserTab>): Promise<UserData> {
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

/** The dialogs of the page. */
export type UserQuestion = 'password' | 'webAccess' | 'moveOut' | 'delete' | 'signInAs' | 'refuseDeletion' | 'group'

interface UserDetailPageProps {
  user: User
  mayEdit: boolean
  mayDelete: boolean
  maySetPassword: boolean
  /** Whether this is the signed-in user's own record. */
  isOwn?: boolean
  mayInvite: boolean
  /** The receipt of the last save, above all other parts. */
  receipt?: ReactNode
  tab: UserTab
  tabs: readonly TabLink[]
  /** The content of the tab. */
  children: ReactNode
  onAsk: (question: UserQuestion) => void
  /** Undoes the user's move-out. */
  onUndo: () => void
}

function UserDetailPage({ user, tab, tabs, mayEdit, mayDelete, maySetPassword, isOwn = false, mayInvite, receipt, onAsk, onUndo, children }: UserDetailPageProps) {
  const t = userDetailMessages.useWords()
  const statuses = userStatusMessages.useWords()
  const day = useDay()
  usePageTitle(user.Name)
  const item = (id: UserQuestion, label: string, tone?: 'danger'): MenuItem => ({ id, label, tone, onSelect: () => onAsk(id) })
  const items = [
    ...(user.MaySignInAs ? [item('signInAs', t.signInAs)] : []),
    ...(maySetPassword ? [isOwn ? { id: 'ownPassword', label: t.ownPassword, href: paths.myAccount } : item('password', t.setPassword)] : []),
    ...(mayEdit ? [item('webAccess', user.IsWebLoginEnabled ? t.webOff : t.webOn), item('moveOut', t.moveOut)] : []),
    ...(mayDelete ? [item('delete', t.remove, 'danger')] : []),
  ]
  const facts = [
    user.Units.length === 0 && user.Unit && t.unit({ unit: user.Unit }),
    user.PropertyName,
    user.LastEntryAt && t.lastEntry({ when: day(user.LastEntryAt, user.PropertyTimeZone) }),
    user.UpdatedBy && t.updated({ time: day(user.UpdatedAt, user.PropertyTimeZone), who: user.UpdatedBy }),
  ]

  return (
    <Stack gap={5}>
      <PageHeader
        breadcrumb={[
          { label: t.users, href: paths.users },
          ...(user.UserGroupID == null ? [] : [{ label: user.UserGroupName, href: groupPath(user.UserGroupID) }]),
        ]}
        lead={<Avatar name={user.Name} size={40} isDecorative />}
        title={user.Name}
        badge={user.Status &&
          <StatusLabel look="badge" status={statusLooks[user.Status]}>
            {statuses[user.Status]}
          </StatusLabel>
        }
        facts={
          <>
            {user.Units.map(({ ID, Name }) => <Fragment key={ID}><TextLink href={unitPath(ID)}>{t.unit({ unit: Name })}</TextLink>{' · '}</Fragment>)}
            {facts.filter(Boolean).join(' · ')}
          </>
        }
        actions={
          <>
            {mayInvite && (
              <ButtonLink icon={Ticket} href={newInvitePath({ name: user.Name, email: user.Email })}>
                {t.sendInvite}
              </ButtonLink>
            )}
            <HistoryButton subject="person" id={user.ID} name={user.Name} />
            {mayEdit && (
              <ButtonLink variant="primary" icon={Pencil} href={userEditPath(user.ID)}>
                {t.edit}
              </ButtonLink>
            )}
            {items.length > 0 && (
              <Menu label={t.more} items={items}>
                <Icon icon={Ellipsis} />
              </Menu>
            )}
          </>
        }
      />
      <TabNav label={user.Name} tabs={tabs} current={tab} />
      {receipt}
      {mayEdit && user.UndoMoveOutUntil !== null && (
        <InlineAlert actions={<Button size="compact" onClick={onUndo}>{t.undo}</Button>}>
          {t.outDoneText({ time: day(user.UndoMoveOutUntil, user.PropertyTimeZone) })}
        </InlineAlert>
      )}
      {mayDelete && user.DeletionDueAt !== null && (
        <InlineAlert
          tone="warning"
          actions={
            <>
              <Button size="compact" onClick={() => onAsk('refuseDeletion')}>{t.refuseDeletion}</Button>
              <Button size="compact" onClick={() => onAsk('delete')}>{t.deleteNow}</Button>
            </>
          }
        >
          {t.deletionAsked({ name: user.Name, time: day(user.DeletionDueAt, user.PropertyTimeZone) })}
        </InlineAlert>
      )}
      {!mayEdit && <InlineAlert tone="info">{t.readOnly}</InlineAlert>}
      {children}
    </Stack>
  )
}

const accessSync = lazyPart(async () => (await import('#portal/access/AccessSync.tsx')).AccessSync)

interface AccessTabProps {
  user: User
  mayEdit: boolean
  onChangeGroup: () => void
}

/** The tab with a user's access, entry methods, and whether they can enter now. */
function AccessTab({ user, mayEdit, onChangeGroup }: AccessTabProps) {
  const mayDo = useRights()
  const access = <AccessCard user={user} mayEdit={mayEdit} onChangeGroup={onChangeGroup} />
  const rest = (
    <>
      {mayDo('codes.view') && <CodesSection userId={user.ID} sendTo={user} timeZone={user.PropertyTimeZone} />}
      {mayDo('codes.view') && mayDo('devices.view') && <accessSync.Part about={{ UserID: user.ID }} version={user.Version} />}
      <ProfileCard user={user} />
    </>
  )
  if (!mayDo('restrictions.view')) return <Stack gap={5}>{access}{rest}</Stack>
  return <PageColumns first={access} side={<ExplainPanel about={{ UserID: user.ID }} />}>{rest}</PageColumns>
}

/** Shows a user's profile, without empty values. */
function ProfileCard({ user }: { user: User }) {
  const t = userDetailMessages.useWords()
  const names = userFieldMessages.useWords()
  const facts = (['Email', 'Phone', 'Unit', 'DirectoryPin', 'WatchmanPhoneNumber', 'Notes'] as const)
    .filter((field) => user[field] !== '')
    .map((field) => ({ term: names[field], value: <bdi>{user[field]}</bdi> }))
  return (
    <Card title={t.profile}>
      <DescriptionList items={[...facts, { term: t.callGroup, value: user.CallGroupName || t.none }]} />
    </Card>
  )
}
