import { ButtonLink, CellLines, DataTable, Dialog, EmptyState, SearchField, Stack, Badge, TextLink, type DataTableColumn } from '@portal/ui'
import { Building2 } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { pathInAccount, paths } from '#portal/app/paths.ts'
import { typingPause, useAsk } from '#portal/app/asking.tsx'
import { useFailureText } from '#portal/app/useFailureText.ts'
import { useDay } from '#portal/people/useMoments.ts'
import { accountsMessages } from '#portal/accounts/accounts.messages.ts'
import { AccountState, useAccountLine, type AccountRow } from '#portal/accounts/AccountState.tsx'

export interface SwitchAccountDialogProps {
  /** The id of the account in which the operator works. */
  chosen: number
  onClose: () => void
}

/** The number of accounts shown before a search. */
const shown = 6

/** Switches to another account, from recent ones or search results. Each opens in this tab, as another document. */
export function SwitchAccountDialog({ chosen, onClose }: SwitchAccountDialogProps) {
  const t = accountsMessages.useWords()
  const { pathname } = useLocation()
  const textOf = useFailureText()
  const [typed, setTyped] = useState('')
  const { answer, failure, isLoading, reload } = useAsk(typed.trim(), (api, signal) => api.getAccounts({ searchText: typed.trim(), count: shown, sort: 'WorkedAt DESC' }, { signal }), { after: typingPause })
  const columns = useColumns(chosen, pageInOther(pathname))
  return (
    <Dialog isOpen onOpenChange={onClose} title={t.switchTitle} icon={Building2} description={t.switchText} actions={<ButtonLink href={paths.accounts} onClick={onClose}>{t.seeAll}</ButtonLink>}>
      <Stack gap={4}>
        <SearchField label={t.search} maxLength={100} value={typed} isBusy={isLoading && typed !== ''} onValueChange={({ value }) => setTyped(value)} />
        <DataTable
          label={t.title}
          isCompact
          rows={answer?.Accounts}
          getRowId={({ ID }) => String(ID)}
          isRowCurrent={({ ID }) => ID === chosen}
          isLoading={isLoading}
          failure={failure ? { detail: textOf(failure), onRetry: reload, isRetrying: isLoading } : undefined}
          isFiltered={typed.trim() !== ''}
          empty={<EmptyState title={t.emptyTitle} />}
          noMatch={<EmptyState title={t.noMatchTitle}>{t.noMatchText}</EmptyState>}
          columns={columns}
        />
      </Stack>
    </Dialog>
  )
}

/** The columns of the dialog. `page` is the page to open in an account. */
function useColumns(chosen: number, page: string): DataTableColumn<AccountRow>[] {
  const t = accountsMessages.useWords()
  const day = useDay()
  const lineOf = useAccountLine()
  return [
    {
      id: 'name', header: t.account, phone: 'title', width: '56%',
      cell: (account) => (
        <CellLines isWhole second={<bdi>{lineOf(account)}</bdi>}>
          {account.ID === chosen ? <><bdi>{account.Name}</bdi> <Badge tone="info">{t.chosen}</Badge></> : <TextLink href={pathInAccount(account.ID, page)}><bdi>{account.Name}</bdi></TextLink>}
        </CellLines>
      ),
    },
    { id: 'state', header: t.state, phone: 'status', cell: (account) => <CellLines isWhole second={account.WorkedAt !== null && t.workedAt({ when: day(account.WorkedAt, undefined) })}><AccountState account={account} /></CellLines> },
  ]
}

/** The page to open in another account. Lists exist in every account, but this account's records don't. */
function pageInOther(pathname: string): string {
  const lists: readonly string[] = [paths.users, paths.groups, paths.invites, paths.restrictions, paths.schedules, paths.devices, paths.callGroups, paths.log, paths.lockdown, paths.billing]
  return lists.includes(pathname) ? pathname : paths.dashboard
}
