import { DataTable, EmptyState } from '@portal/ui'
import { useFailureText } from '#portal/app/useFailureText.ts'
import { userTabPath } from '#portal/app/paths.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { useQuestion } from '#portal/app/asking.tsx'
import { inviteColumnMessages } from '#portal/invites/invites.messages.ts'
import { useInviteColumns } from '#portal/invites/useInviteColumns.tsx'
import type { User } from '#portal/people/userValues.ts'
import { userDetailMessages } from './messages.ts'
import { invitesPageSize, invitesQuestion } from './tabQuestions.ts'

export interface InvitesSentProps {
  user: User
  /** The number of the page, from 1. */
  page: number
}

/** Lists the invites that a user sent, newest first. */
export function InvitesSent({ user, page }: InvitesSentProps) {
  const t = userDetailMessages.useWords()
  const { counted } = inviteColumnMessages.useWords()
  const { api } = usePortal()
  const textOf = useFailureText()
  const columns = useInviteColumns({ now: new Date(api.serverNow()).toISOString(), isOfOneSender: true })
  const { answer, failure, isLoading, reload } = useQuestion(invitesQuestion(user.ID, page))
  return (
    <DataTable
      label={t.invitesTab}
      columns={columns}
      rows={answer?.Invites}
      getRowId={({ ID }) => ID}
      page={{ number: page, size: invitesPageSize, total: answer?.TotalCount ?? 0 }}
      hrefFor={(place) => `${userTabPath(user.ID, 'userInvites')}?page=${place.page}`}
      isLoading={isLoading}
      failure={failure ? { detail: textOf(failure), onRetry: reload, isRetrying: isLoading } : undefined}
      empty={<EmptyState title={t.noInvites}>{t.noInvitesText({ name: user.Name })}</EmptyState>}
      labels={{ counted: ({ count }) => counted({ count }) }}
    />
  )
}
