import { useStore } from '@nanostores/react'
import { Avatar, Button, ButtonLink, Icon, InlineAlert, Menu, PageColumns, PageHeader, Stack, StatusLabel, type MenuItem } from '@portal/ui'
import { Ellipsis, Pencil, Ticket } from 'lucide-react'
import type { ReactNode } from 'react'
import { groupPath, newInvitePath, paths, userEditPath } from '../../../app/paths.ts'
import { usePageTitle } from '../../../app/usePageTitle.ts'
import { userStatusMessages } from '../../../people/people.messages.ts'
import { statusLooks } from '../../../people/statusLooks.ts'
import { useDay } from '../../../people/useDay.ts'
import type { User } from '../../../people/userValues.ts'
import { AccessCard } from './AccessCard.tsx'
import { userActionMessages, userDetailMessages } from './messages.ts'
import { ProfileCard, SignInCard } from './ProfileCards.tsx'

/** What the page can ask before it acts. */
export type UserQuestion = 'password' | 'webAccess' | 'moveOut' | 'delete' | 'group'

export interface UserDetailPageProps {
  user: User
  mayEdit: boolean
  mayDelete: boolean
  maySetPassword: boolean
  mayInvite: boolean
  /** What the last save changed, above everything. */
  receipt?: ReactNode
  /** The person's codes. */
  codes?: ReactNode
  /** "Can they get in?" */
  explanation?: ReactNode
  onAsk: (question: UserQuestion) => void
  /** Takes the person's move-out back. */
  onUndo: () => void
}

export function UserDetailPage({ user, mayEdit, mayDelete, maySetPassword, mayInvite, receipt, codes, explanation, onAsk, onUndo }: UserDetailPageProps) {
  const t = useStore(userDetailMessages)
  const actions = useStore(userActionMessages)
  const statuses = useStore(userStatusMessages)
  const day = useDay()
  usePageTitle(user.Name)
  const item = (id: UserQuestion, label: string, tone?: 'danger'): MenuItem => ({ id, label, tone, onSelect: () => onAsk(id) })
  const items = [
    ...(maySetPassword ? [item('password', t.setPassword)] : []),
    ...(mayEdit ? [item('webAccess', user.IsWebLoginEnabled ? t.webOff : t.webOn), item('moveOut', t.moveOut)] : []),
    ...(mayDelete ? [item('delete', t.remove, 'danger')] : []),
  ]
  const facts = [
    user.Unit && t.unit({ unit: user.Unit }),
    user.PropertyName,
    user.UpdatedBy && t.updated({ time: day(user.UpdatedAt, user.PropertyTimeZone), who: user.UpdatedBy }),
  ]

  return (
    <Stack gap={5}>
      <PageHeader
        breadcrumb={[
          { label: t.users, href: paths.users },
          ...(user.UserGroupID === null ? [] : [{ label: user.UserGroupName, href: groupPath(user.UserGroupID) }]),
        ]}
        lead={<Avatar name={user.Name} size={40} isDecorative />}
        title={user.Name}
        badge={
          <StatusLabel look="badge" status={statusLooks[user.Status]}>
            {statuses[user.Status]}
          </StatusLabel>
        }
        facts={facts.filter(Boolean).join(' · ')}
        actions={
          <>
            {mayInvite && (
              <ButtonLink icon={Ticket} href={newInvitePath({ name: user.Name, email: user.Email })}>
                {t.sendInvite}
              </ButtonLink>
            )}
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
      {receipt}
      {mayEdit && user.UndoMoveOutUntil !== null && (
        <InlineAlert tone="info">
          {actions.outDoneText({ time: day(user.UndoMoveOutUntil, user.PropertyTimeZone) })}{' '}
          <Button size="compact" onClick={onUndo}>
            {actions.undo}
          </Button>
        </InlineAlert>
      )}
      {!mayEdit && <InlineAlert tone="info">{t.readOnly}</InlineAlert>}
      <PageColumns side={explanation || <SignInCard user={user} />}>
        <AccessCard user={user} mayEdit={mayEdit} onChangeGroup={() => onAsk('group')} />
        {codes}
        <ProfileCard user={user} />
        {explanation && <SignInCard user={user} />}
      </PageColumns>
    </Stack>
  )
}
