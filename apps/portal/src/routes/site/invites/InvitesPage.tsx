import { useStore } from '@nanostores/react'
import { ButtonLink, CellLines, DataTable, EmptyState, PageHeader, Stack, StatusLabel, Text, TextLink, type DataTableColumn } from '@portal/ui'
import { Plus } from 'lucide-react'
import { useDescribe } from '../../../access/useDescribe.ts'
import { invitePath, paths } from '../../../app/paths.ts'
import { useFormats } from '../../../i18n/useFormats.ts'
import { InviteFilterBar } from './InviteFilterBar.tsx'
import { inviteQuery, isNarrowed, noFilters, pageSize, type Invitation, type InviteFilters, type InvitesAnswer } from './inviteList.ts'
import { toInviteRestriction } from './inviteRestriction.ts'
import { inviteStatus } from './inviteStatus.ts'
import { invitesMessages, inviteWords } from './messages.ts'

export interface InvitesPageProps {
  answer: InvitesAnswer
  filters: InviteFilters
  /** ISO instant on the server's clock. */
  now: string
  mayCreate: boolean
  /** Another page of the list, or another filter, is on its way. */
  isLoading: boolean
  onFilters: (filters: InviteFilters) => void
}

export function InvitesPage({ answer, filters, now, mayCreate, isLoading, onFilters }: InvitesPageProps) {
  const t = useStore(invitesMessages)
  const columns = useColumns(now)
  const create = (
    <ButtonLink href={paths.newInvite} icon={Plus} variant="primary">
      {t.create}
    </ButtonLink>
  )
  return (
    <>
      <PageHeader title={t.title} facts={mayCreate ? t.facts : t.noRight} actions={mayCreate && create} />
      <Stack gap={4}>
        <InviteFilterBar {...{ filters, isLoading, onFilters }} counts={answer.StatusCounts} />
        <DataTable
          label={t.title}
          columns={columns}
          rows={answer.Invites}
          getRowId={({ ID }) => ID}
          getRowName={({ InviteName }) => InviteName}
          total={answer.TotalCount}
          page={filters.page}
          pageSize={pageSize}
          hrefFor={({ page }) => paths.invites + inviteQuery({ ...filters, page })}
          isLoading={isLoading}
          isFiltered={isNarrowed(filters)}
          empty={<EmptyState title={t.emptyTitle}>{t.emptyText}</EmptyState>}
          noMatch={
            <EmptyState title={t.noMatchTitle} action={<ButtonLink href={paths.invites + inviteQuery(noFilters)}>{t.showAll}</ButtonLink>}>
              {t.noMatchText}
            </EmptyState>
          }
          labels={{ counted: ({ count }) => t.counted(count) }}
        />
      </Stack>
    </>
  )
}

function useColumns(now: string): DataTableColumn<Invitation>[] {
  const t = useStore(invitesMessages)
  const w = useStore(inviteWords)
  const describe = useDescribe()
  const formats = useFormats('UTC')
  return [
    {
      id: 'name',
      header: t.name,
      phone: 'title',
      width: '26%',
      cell: ({ ID, InviteName, SentBy }) => (
        <CellLines second={SentBy && t.sentBy({ name: SentBy })}>
          <TextLink href={invitePath(ID)}>
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
      cell: (invite) => <Text as="span" size="small">{describe(toInviteRestriction(invite))}</Text>,
    },
    {
      id: 'places',
      header: t.places,
      phone: 'hidden',
      cell: ({ Ports }) => (
        <span title={formats.list(Ports.map(({ PortName }) => PortName))}>{Ports.length === 1 ? <bdi>{Ports[0]?.PortName}</bdi> : t.placesCounted(Ports.length)}</span>
      ),
    },
    { id: 'use', header: t.use, phone: 'hidden', cell: (invite) => <InviteUse invite={invite} now={now} /> },
    {
      id: 'status',
      header: t.state,
      phone: 'status',
      cell: (invite) => {
        const { status, word } = inviteStatus(invite)
        return <StatusLabel status={status}>{w[word]}</StatusLabel>
      },
    },
  ]
}

function InviteUse({ invite, now }: { invite: Invitation; now: string }) {
  const t = useStore(invitesMessages)
  const formats = useFormats(invite.TimeZone)
  const { AccessCount, UsesLeft, LastUsedAt } = invite
  return (
    <CellLines second={LastUsedAt === null ? t.never : t.lastUsed({ time: formats.timeSince(LastUsedAt, now) })}>
      {AccessCount === null ? t.noLimit : t.usesLeft({ left: UsesLeft ?? AccessCount, all: AccessCount })}
    </CellLines>
  )
}
