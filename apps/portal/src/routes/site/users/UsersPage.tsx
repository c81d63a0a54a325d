import { useStore } from '@nanostores/react'
import { ButtonLink, Card, EmptyState, PageHeader, Stack, type LoadFailure, type TablePlace, type TableSelection } from '@portal/ui'
import { Contact, KeyRound, UserRoundPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CallFailure } from '../../../app/attempt.ts'
import { FailurePanel } from '../../../app/FailurePanel.tsx'
import { paths } from '../../../app/paths.ts'
import { useFailureText } from '../../../app/useFailureText.ts'
import { ExportLink } from '../../../exports/ExportLink.tsx'
import { peopleCountMessages } from '../../../people/people.messages.ts'
import type { PeopleChoices } from '../../../people/usePeopleChoices.ts'
import { BulkButtons } from './BulkButtons.tsx'
import type { BulkActionName } from './bulkActions.ts'
import { usersMessages } from './messages.ts'
import { UsersFilterBar } from './UsersFilterBar.tsx'
import { isNarrowed, toFilter, type UsersQuery } from './usersQuery.ts'
import { UsersTable } from './UsersTable.tsx'
import type { UsersView } from './usersView.ts'

export interface UsersPageProps {
  /** The newest page that came; undefined before the first. */
  view: UsersView | undefined
  choices: PeopleChoices
  query: UsersQuery
  isLoading: boolean
  failure: CallFailure | null
  selection: TableSelection
  rights: UsersPageRights
  actions: UsersPageActions
  /** What can still be taken back. */
  undoable?: ReactNode
}

export interface UsersPageRights {
  mayCreate: boolean
  mayViewCodes: boolean
  mayEdit: boolean
  mayDelete: boolean
}

export interface UsersPageActions {
  hrefFor: (place: TablePlace) => string
  onNarrow: (change: Partial<Omit<UsersQuery, 'page' | 'sort'>>) => void
  onClear: () => void
  onSelectionChange: (change: { selection: TableSelection }) => void
  onBulk: (action: BulkActionName) => void
  onRetry: () => void
}

export function UsersPage({ view, choices, query, isLoading, failure, selection, rights, actions, undoable }: UsersPageProps) {
  const { mayCreate, mayViewCodes, mayEdit, mayDelete } = rights
  const { hrefFor, onNarrow, onClear, onSelectionChange, onBulk, onRetry } = actions
  const t = useStore(usersMessages)
  const { people } = useStore(peopleCountMessages)
  const failureText = useFailureText()
  const tableFailure: LoadFailure | undefined = failure ? { detail: failureText(failure), onRetry, isRetrying: isLoading } : undefined
  const facts = ({ total, accountTotal }: UsersView) => {
    const all = people(accountTotal)
    const found = isNarrowed(query) ? t.found({ count: total, people: all }) : all
    return choices.properties.length > 1 ? t.peopleAt({ people: found, properties: t.properties(choices.properties.length) }) : found
  }
  const addUser = (variant?: 'primary') =>
    mayCreate && (
      <ButtonLink variant={variant} icon={UserRoundPlus} href={paths.newUser}>
        {t.addUser}
      </ButtonLink>
    )
  const ways = (
    <>
      <ExportLink what={{ Of: 'users', ...toFilter(query) }} />
      <ButtonLink icon={Contact} href={paths.contacts}>
        {t.contacts}
      </ButtonLink>
      {mayViewCodes && (
        <ButtonLink icon={KeyRound} href={paths.codes}>
          {t.codes}
        </ButtonLink>
      )}
      {addUser('primary')}
    </>
  )
  // Who signs in is in the list: an account nobody was added to shows one row.
  const isAlone = view?.accountTotal === 1 && !isNarrowed(query)

  return (
    <Stack gap={4}>
      <PageHeader title={t.title} facts={view && facts(view)} actions={failure?.kind !== 'forbidden' && ways} />
      {failure?.kind === 'forbidden' ? (
        <FailurePanel failure={failure} title={t.failed} onRetry={onRetry} isRetrying={isLoading} />
      ) : (
        <>
          {undoable}
          <UsersFilterBar query={query} choices={choices} isLoading={isLoading} onNarrow={onNarrow} />
          <UsersTable
            view={view}
            query={query}
            isLoading={isLoading}
            failure={tableFailure}
            hrefFor={hrefFor}
            {...(mayEdit && { selection: { value: selection, onSelectionChange, actions: <BulkButtons mayDelete={mayDelete} onBulk={onBulk} /> } })}
            mayEdit={mayEdit}
            mayDelete={mayDelete}
            addUser={addUser()}
            onClear={onClear}
          />
          {isAlone && (
            <Card padding="none">
              <EmptyState title={t.aloneTitle} actions={addUser()}>
                {t.aloneText}
              </EmptyState>
            </Card>
          )}
        </>
      )}
    </Stack>
  )
}
