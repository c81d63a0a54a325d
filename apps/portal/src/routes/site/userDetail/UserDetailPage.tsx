import { Avatar, Button, ButtonLink, Icon, InlineAlert, Menu, PageHeader, Stack, StatusLabel, TabNav, TextLink, type MenuItem, type TabLink } from '@portal/ui'
import { Ellipsis, Pencil, Ticket } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { groupPath, newInvitePath, paths, unitPath, userEditPath, type UserTab } from '#portal/app/paths.ts'
import { usePageTitle } from '#portal/app/usePageTitle.ts'
import { userStatusMessages } from '#portal/people/people.messages.ts'
import { statusLooks } from '#portal/people/statusLooks.ts'
import { useDay } from '#portal/people/useDay.ts'
import type { User } from '#portal/people/userValues.ts'
import { HistoryButton } from '#portal/log/HistoryButton.tsx'
import { userDetailMessages } from './messages.ts'

/** The dialogs of the page. */
export type UserQuestion = 'password' | 'webAccess' | 'moveOut' | 'delete' | 'signInAs' | 'refuseDeletion' | 'group'

export interface UserDetailPageProps {
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

export function UserDetailPage({ user, tab, tabs, mayEdit, mayDelete, maySetPassword, isOwn = false, mayInvite, receipt, onAsk, onUndo, children }: UserDetailPageProps) {
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
