import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { Button, InlineAlert, Stack, Text, TextLink } from '@portal/ui'
import { styled } from 'styled-components'
import { type Question, useAsk, typingPause } from '../app/asking.tsx'
import { userEditPath, userPath } from '../app/paths.ts'
import { useRights } from '../app/useRights.ts'
import { noticeCheckMessages } from './noticeCheck.messages.ts'
import { callSteps } from '@portal/domain'
import type { CallGroupRecord } from './callGroupRecord.ts'
import type { CallGroupEditing } from './callGroupEdit.ts'

type Permission = ResponseOf<typeof endpoints.validateGroupNotificationPermission>
type Untold = Permission['NotTold'][number]

export interface NoticeCheckProps {
  /** A key for the users to check: a new key sends a new request; null sends none. */
  about: string | null
  ask: Question<Permission>['ask']
  /** The kind of notice: about a visitor call, or a message to a user group. */
  of: 'call' | 'message'
  /** Opens the hours in which a user is called, if the signed-in user may edit them. */
  hoursOf?: (userId: number) => (() => void) | null
}

/** Lists chosen users who would not be notified, with ways to fix it. Place it before the Save button. */
export function NoticeCheck({ about, ask, of, hoursOf }: NoticeCheckProps) {
  const t = noticeCheckMessages.useWords()
  const { answer, failure, isLoading, reload } = useAsk(about, ask, { after: typingPause })
  if (about === null) return null
  if (failure) {
    return (
      <InlineAlert tone="info" role="status" actions={<Button size="compact" isBusy={isLoading} onClick={reload}>{t.retry}</Button>}>
        {t.failed}
      </InlineAlert>
    )
  }
  if (!answer) return <Text size="small" tone="muted">{t.checking}</Text>
  if (!answer.IsAllowed) return <Text size="small" tone="muted">{answer.message}</Text>
  const { NotTold, NotToldCount, Recipients } = answer
  if (NotToldCount === 0) return <Text size="small" tone="muted" role="status">{(of === 'call' ? t.callTold : t.messageTold)({ count: Recipients })}</Text>
  return (
    <InlineAlert tone="warning" role="status" title={(of === 'call' ? t.callUntold : t.messageUntold)({ count: NotToldCount })}>
      <Stack as="ul" gap={1}>
        {NotTold.map((one) => (
          <UntoldRow key={one.UserID} untold={one} hoursOf={hoursOf} />
        ))}
        {NotToldCount > NotTold.length && <li>{t.more({ count: NotToldCount - NotTold.length })}</li>}
      </Stack>
    </InlineAlert>
  )
}

function UntoldRow({ untold: { UserID, Name, Reason }, hoursOf }: { untold: Untold; hoursOf: NoticeCheckProps['hoursOf'] }) {
  const t = noticeCheckMessages.useWords()
  const mayDo = useRights()
  const name = Name || t.someone
  const openHours = Reason === 'notNotified' || Reason === 'alwaysQuiet' ? hoursOf?.(UserID) : null
  const mayOpen = Name !== '' && mayDo('users.view')
  return (
    <Row>
      {t[Reason]({ name })}
      {openHours && (
        <Button size="compact" onClick={openHours}>
          {t.openHours({ name })}
        </Button>
      )}
      {!openHours && mayOpen && <TextLink href={Reason === 'noWay' ? userEditPath(UserID) : userPath(UserID)}>{t.openUser({ name })}</TextLink>}
    </Row>
  )
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--portal-space-1) var(--portal-space-2);
`

interface PlanNoticeCheckProps extends Pick<NoticeCheckProps, 'hoursOf'> {
  group: CallGroupRecord
  editing: CallGroupEditing
}

/** Lists users of an edited plan who would not be notified of a visitor. */
export function PlanNoticeCheck({ group, editing, hoursOf }: PlanNoticeCheckProps) {
  const { plan } = editing.edit.values
  const UserIDs = [...new Set(callSteps(plan).flatMap(({ phones }) => phones.flatMap(({ personId }) => personId ?? [])))]
  const payload = { callgroupId: group.ID === 0 ? null : group.ID, UserIDs }
  // The key also changes with a user's hours and app permission, so that the check is repeated.
  const told = group.People.map(({ UserID, AllowsNotifications, HasApp, QuietHours }) => [UserID, AllowsNotifications, HasApp, QuietHours])
  return (
    <NoticeCheck
      of="call"
      about={UserIDs.length === 0 ? null : JSON.stringify([payload, told])}
      ask={(api, signal) => (plan.kind === 'video' ? api.validateVideoCallgroupNotificationPermission(payload, { signal }) : api.validateVoiceCallgroupNotificationPermission(payload, { signal }))}
      {...(hoursOf && { hoursOf })}
    />
  )
}
