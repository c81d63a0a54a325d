import { useStore } from '@nanostores/react'
import { ButtonLink, DataTable, EmptyState, PageHeader, Stack } from '@portal/ui'
import { Plus } from 'lucide-react'
import { paths } from '../../../app/paths.ts'
import { ExportLink } from '../../../exports/ExportLink.tsx'
import type { InvitesAnswer } from '../../../invites/Invitation.ts'
import { inviteColumnMessages } from '../../../invites/invites.messages.ts'
import { useInviteColumns } from '../../../invites/useInviteColumns.tsx'
import { InviteFilterBar } from './InviteFilterBar.tsx'
import { inviteQuery, isNarrowed, narrowedInvites, noFilters, pageSize, type InviteFilters } from './inviteList.ts'
import { invitesMessages } from './messages.ts'

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
  const { counted } = useStore(inviteColumnMessages)
  const columns = useInviteColumns({ now })
  const create = (
    <ButtonLink href={paths.newInvite} icon={Plus} variant="primary">
      {t.create}
    </ButtonLink>
  )
  return (
    <>
      <PageHeader title={t.title} facts={mayCreate ? t.facts : t.noRight} actions={<><ExportLink what={{ Of: 'invites', ...narrowedInvites(filters) }} />{mayCreate && create}</>} />
      <Stack gap={4}>
        <InviteFilterBar {...{ filters, isLoading, onFilters }} counts={answer.StatusCounts} />
        <DataTable
          label={t.title}
          columns={columns}
          rows={answer.Invites}
          getRowId={({ ID }) => ID}
          getRowName={({ InviteName }) => InviteName}
          page={{ number: filters.page, size: pageSize, total: answer.TotalCount }}
          hrefFor={({ page }) => paths.invites + inviteQuery({ ...filters, page })}
          isLoading={isLoading}
          isFiltered={isNarrowed(filters)}
          empty={<EmptyState title={t.emptyTitle}>{t.emptyText}</EmptyState>}
          noMatch={
            <EmptyState title={t.noMatchTitle} actions={<ButtonLink href={paths.invites + inviteQuery(noFilters)}>{t.showAll}</ButtonLink>}>
              {t.noMatchText}
            </EmptyState>
          }
          labels={{ counted: ({ count }) => counted(count) }}
        />
      </Stack>
    </>
  )
}
