import { codeTypeById } from '@portal/domain'
import { ButtonLink, type ButtonLinkProps, DataTable, EmptyState, Stack } from '@portal/ui'
import { Plus } from 'lucide-react'
import { useFailureText } from '#portal/app/useFailureText.ts'
import { newCodePath, userCodesPath } from '#portal/app/paths.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { useRights } from '#portal/app/useRights.ts'
import { useQuestion } from '#portal/app/asking.tsx'
import type { ListedCode } from './codeRow.ts'
import { codesMessages } from './codes.messages.ts'
import { codesPageSize, codesQuestion } from './codesQuestion.ts'
import { useCodeColumns } from './useCodeColumns.tsx'
import { SendPinMenu, type SendPinMenuProps } from './SendPinMenu.tsx'
import { useCodeSteps } from './useCodeSteps.tsx'

export interface CodesSectionProps {
  userId: number
  /** The addresses of the user, to which PINs can be sent. */
  sendTo?: SendPinMenuProps['user']
  /** The property's zone, for the times. */
  timeZone: string
  /** The number of the page, from 1; further pages are on the page of entry methods. */
  page?: number
  /** Whether the list has a title and the button to add; false if the page has them. */
  hasTitle?: boolean
}

/** The button to add an entry method, for users who may. */
export function AddMethod({ userId, size }: { userId: number } & Pick<ButtonLinkProps, 'size'>) {
  const t = codesMessages.useWords()
  const mayDo = useRights()
  if (!mayDo('codes.edit')) return null
  return (
    <ButtonLink size={size} icon={Plus} href={newCodePath(userId)}>
      {t.add}
    </ButtonLink>
  )
}

/** A user's entry methods, with buttons to add and edit. */
export function CodesSection({ userId, sendTo, timeZone, page = 1, hasTitle = true }: CodesSectionProps) {
  const t = codesMessages.useWords()
  const { api } = usePortal()
  const textOf = useFailureText()
  const mayDo = useRights()
  const columns = useCodeColumns({ timeZone, now: api.serverNow(), mayEdit: mayDo('codes.edit') })
  const { answer, failure, isLoading, reload } = useQuestion(codesQuestion(userId, page))
  const steps = useCodeSteps(timeZone)
  const hasPin = answer?.AccessCodes.some(({ AccessCodeTypeID, IsActive }) => IsActive && codeTypeById(AccessCodeTypeID).entry === 'digits')
  return (
    <Stack gap={3}>
      {steps.view}
      <DataTable
        label={t.title}
        {...(hasTitle && { title: t.title, fact: answer?.TotalCount || undefined, actions: <>{sendTo && hasPin && mayDo('codes.edit') && <SendPinMenu user={sendTo} />}<AddMethod userId={userId} size="compact" /></> })}
        columns={columns}
        rows={answer?.AccessCodes}
        getRowId={({ ID }) => String(ID)}
        page={{ number: page, size: codesPageSize, total: answer?.TotalCount ?? 0 }}
        hrefFor={(place) => `${userCodesPath(userId)}?page=${place.page}`}
        {...(mayDo('codes.edit') && { rowActions: (code: ListedCode) => steps.menuOf(code) })}
        isLoading={isLoading}
        failure={failure ? { detail: textOf(failure), onRetry: reload, isRetrying: isLoading } : undefined}
        empty={<EmptyState title={t.emptyTitle}>{t.emptyText}</EmptyState>}
        labels={{ counted: ({ count }) => t.counted({ count }) }}
      />
    </Stack>
  )
}
