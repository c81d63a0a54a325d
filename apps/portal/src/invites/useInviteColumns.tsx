import { Button, CellLines, Popover, Text, TextLink, type DataTableColumn } from '@portal/ui'
import { invitePath } from '../app/paths.ts'
import { useFormats } from '../i18n/useFormats.ts'
import { InviteStatusLabel } from './InviteStatusLabel.tsx'
import { type Invitation, useInviteTimes } from './inviteFacts.ts'
import { inviteColumnMessages, inviteWords } from './invites.messages.ts'

interface InviteColumnsOptions {
  /** The current time as an ISO instant on the server's clock. */
  now: string
  /** Whether to omit the sender's name, as on the sender's page. */
  isOfOneSender?: boolean
  /** Returns the page to which an invite's name links; its page for administrators if omitted. */
  hrefOf?: (id: string) => string
}

/** The columns of a list of invites. */
export function useInviteColumns({ now, isOfOneSender = false, hrefOf = invitePath }: InviteColumnsOptions): DataTableColumn<Invitation>[] {
  const t = inviteColumnMessages.useWords()
  const w = inviteWords.useWords()
  const timesOf = useInviteTimes(now)
  const formats = useFormats('UTC')
  return [
    {
      id: 'name',
      header: t.name,
      phone: 'title',
      width: '26%',
      cell: ({ ID, InviteName, SentBy, SentByUnit }) => (
        <CellLines second={!isOfOneSender && SentBy && (SentByUnit === '' ? t.sentBy({ name: SentBy }) : t.sentFrom({ name: SentBy, unit: SentByUnit }))}>
          <TextLink href={hrefOf(ID)}>
            <bdi>{InviteName}</bdi>
          </TextLink>
        </CellLines>
      ),
    },
    { id: 'type', header: t.type, phone: 'fact', cell: ({ Kind, InviteType }) => (Kind === 'PIN' ? w.PIN : w[InviteType]) },
    {
      id: 'validity',
      header: t.validity,
      phone: 'line',
      width: '26%',
      cell: (invite) => <Text as="span" size="small">{timesOf(invite)}</Text>,
    },
    {
      id: 'places',
      header: t.places,
      phone: 'hidden',
      cell: ({ Ports }) =>
        Ports.length === 1 ? (
          <bdi>{Ports[0]?.PortName}</bdi>
        ) : (
          <Popover label={t.placesCounted({ count: Ports.length })} trigger={<Button variant="quiet" size="compact">{t.placesCounted({ count: Ports.length })}</Button>}>
            {formats.list(Ports.map(({ PortName }) => PortName))}
          </Popover>
        ),
    },
    { id: 'use', header: t.use, phone: 'hidden', cell: (invite) => <InviteUse invite={invite} now={now} /> },
    {
      id: 'status',
      header: t.state,
      phone: 'status',
      cell: (invite) => <InviteStatusLabel invite={invite} now={now} />,
    },
  ]
}

function InviteUse({ invite, now }: { invite: Invitation; now: string }) {
  const t = inviteColumnMessages.useWords()
  const formats = useFormats(invite.TimeZone)
  const { AccessCount, UsesLeft, LastUsedAt } = invite
  return (
    <CellLines second={LastUsedAt === null ? t.never : t.lastUsed({ time: formats.timeSince(LastUsedAt, now) })}>
      {AccessCount === null ? t.noLimit : t.usesLeft({ left: UsesLeft ?? AccessCount, all: AccessCount })}
    </CellLines>
  )
}
