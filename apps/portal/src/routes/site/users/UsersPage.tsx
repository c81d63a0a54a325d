import { useStore } from '@nanostores/react'
import { ButtonLink, Card, EmptyState, PageHeader, Stack, type TableFailure, type TablePlace, type TableSelection } from '@portal/ui'
import { Contact, KeyRound, UserRoundPlus } from 'lucide-react'
import type { CallFailure } from '../../../app/attempt.ts'
import { FailurePanel } from '../../../app/FailurePanel.tsx'
import { paths } from '../../../app/paths.ts'
import { useFailureText } from '../../../app/useFailureText.ts'
import type { PeopleChoices } from '../../../people/usePeopleChoices.ts'
import { BulkButtons } from './BulkButtons.tsx'
import type { BulkActionName } from './bulkActions.ts'
import { usersMessages } from './messages.ts'
import { UsersFilterBar } from './UsersFilterBar.tsx'
import { isNarrowed, type UsersQuery } from './usersQuery.ts'
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
  mayCreate: boolean
  mayViewCodes: boolean
  mayEdit: boolean
  mayDelete: boolean
  hrefFor: (place: TablePlace) => string
  onNarrow: (change: Partial<Omit<UsersQuery, 'page' | 'sort'>>) => void
  onClear: () => void
  onSelectionChange: (change: { selection: TableSelection }) => void
  onBulk: (action: BulkActionName) => void
  onRetry: () => void
}

export function UsersPage(props: UsersPageProps) {
  const { view, choices, query, isLoading, failure, selection, mayCreate, mayViewCodes, mayEdit, mayDelete, hrefFor, onNarrow, onClear, onSelectionChange, onBulk, onRetry } = props
  const t = useStore(usersMessages)
  const failureText = useFailureText()
  const tableFailure: TableFailure | undefined = failure ? { detail: failureText(failure), onRetry, isRetrying: isLoading } : undefined
  const facts = ({ total, accountTotal }: UsersView) => {
    const people = isNarrowed(query) ? t.found({ count: total, people: t.people(accountTotal) }) : t.people(accountTotal)
    return choices.properties.length > 1 ? t.peopleAt({ people, properties: t.properties(choices.properties.length) }) : people
  }
  const addUser = (variant?: 'primary') =>
    mayCreate && (
      <ButtonLink variant={variant} icon={UserRoundPlus} href={paths.newUser}>
        {t.addUser}
      </ButtonLink>
    )
  const ways = (
    <>
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
          <UsersFilterBar query={query} choices={choices} isLoading={isLoading} onNarrow={onNarrow} />
          <UsersTable
            view={view}
            query={query}
            isLoading={isLoading}
            failure={tableFailure}
            hrefFor={hrefFor}
            {...(mayEdit && { selection, onSelectionChange, bulkActions: <BulkButtons mayDelete={mayDelete} onBulk={onBulk} /> })}
            mayEdit={mayEdit}
            mayDelete={mayDelete}
            addUser={addUser()}
            onClear={onClear}
          />
          {isAlone && (
            <Card padding="none">
              <EmptyState title={t.aloneTitle} action={addUser()}>
                {t.aloneText}
              </EmptyState>
            </Card>
          )}
        </>
      )}
    </Stack>
  )
}
