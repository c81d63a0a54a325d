import { countSelected, noSelection, Button, ButtonLink, Card, EmptyState, Icon, Menu, PageHeader, Stack, type TableSelection } from '@portal/ui'
import { Contact, Ellipsis, KeyRound, UserRoundPlus } from 'lucide-react'
import { useState, useMemo, type ReactNode } from 'react'
import { lazyPart } from '#portal/app/lazyPart.tsx'
import { listScreen, type ListProps } from '#portal/app/listScreen.tsx'
import { paths } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { useRights } from '#portal/app/useRights.ts'
import { ExportLink } from '#portal/exports/ExportLink.tsx'
import { peopleCountMessages } from '#portal/people/people.messages.ts'
import { usePeopleChoices, type PeopleChoices } from '#portal/people/usePeopleChoices.ts'
import type { BulkActionName } from './bulkActions.ts'
import { usersMessages, bulkMessages } from './messages.ts'
import { UsersFilterBar } from './UsersFilterBar.tsx'
import { toListRequest, usersAddress, type UsersQuery, isNarrowed, toFilter } from './usersQuery.ts'
import { UsersTable } from './UsersTable.tsx'
import { type UsersAnswer, toUsersView, type UsersView } from './usersView.ts'

const undoableActions = lazyPart(async () => (await import('./UndoableActions.tsx')).UndoableActions)
const bulkDialog = lazyPart(async () => (await import('./BulkDialog.tsx')).BulkDialog)

export function route(portal: Portal): ScreenRoute {
  return listScreen(portal, {
    address: usersAddress,
    load: (query, { api, signal }) => api.getUserTierUserList(toListRequest(query), { signal }),
    words: usersMessages,
    head: ({ title }) => ({ title }),
    Page: UsersScreen,
  })
}

function UsersScreen(list: ListProps<UsersQuery, UsersAnswer>) {
  bulkDialog.usePreload()
  const choices = usePeopleChoices()
  const mayEdit = useRights()('users.edit')
  const { answer, answered } = list
  const total = answer?.Total ?? 0
  // The selection belongs to the filters: another page or order keeps it, another filter clears it.
  const among = usersAddress.write({ ...answered, page: 1, sort: usersAddress.whole.sort })
  const [chosen, setChosen] = useState({ among, selection: noSelection })
  const selection = chosen.among === among ? chosen.selection : noSelection
  /** The open dialog with its users, which it keeps if a new answer arrives. */
  const [asking, setAsking] = useState<{ action: BulkActionName; selection: typeof selection; query: UsersQuery } | null>(null)
  return (
    <>
      <UsersPage
        {...list}
        {...{ choices, selection }}
        onSelectionChange={({ selection: next }) => setChosen({ among, selection: next })}
        onBulk={(action) => setAsking({ action, selection, query: answered })}
        undoable={mayEdit && <undoableActions.Part choices={choices} />}
      />
      {asking && (
        <bulkDialog.Part
          {...asking}
          count={countSelected(asking.selection, total)}
          total={total}
          groups={choices.groups}
          onClose={({ isDone }) => {
            setAsking(null)
            if (isDone) setChosen({ among, selection: noSelection })
          }}
        />
      )}
    </>
  )
}

interface UsersPageProps extends ListProps<UsersQuery, UsersAnswer> {
  choices: PeopleChoices
  selection: TableSelection
  onSelectionChange: (change: { selection: TableSelection }) => void
  onBulk: (action: BulkActionName) => void
  /** The actions that can be undone. */
  undoable: ReactNode
}

function UsersPage({ query, answer, answered, isLoading, failure, search, narrow, clear, hrefFor, choices, selection, onSelectionChange, onBulk, undoable }: UsersPageProps) {
  const mayDo = useRights()
  const [mayEdit, mayDelete] = [mayDo('users.edit'), mayDo('users.delete')]
  const view = useMemo(() => answer && toUsersView(answer, choices.properties), [answer, choices.properties])
  const t = usersMessages.useWords()
  const { people } = peopleCountMessages.useWords()
  const facts = ({ total, accountTotal }: UsersView) => {
    const all = people({ count: accountTotal })
    const found = isNarrowed(answered) ? t.found({ count: total, people: all }) : all
    return choices.properties.length > 1 ? t.peopleAt({ people: found, properties: t.properties({ count: choices.properties.length }) }) : found
  }
  const addUser = (variant?: 'primary') =>
    mayDo('users.create') && (
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
      {mayDo('codes.view') && (
        <ButtonLink icon={KeyRound} href={paths.codes}>
          {t.codes}
        </ButtonLink>
      )}
      {addUser('primary')}
    </>
  )
  // The signed-in user is in the list, so an account without other users shows one row.
  const isAlone = view?.accountTotal === 1 && !isNarrowed(answered)

  return (
    <Stack gap={4}>
      <PageHeader title={t.title} facts={view && facts(view)} actions={ways} />
      {undoable}
      <UsersFilterBar {...{ query, answer, choices, search, narrow, clear }} />
      <UsersTable
        {...{ view, answered, isLoading, failure, hrefFor, mayEdit, mayDelete, clear }}
        {...(mayEdit && { selection: { value: selection, onSelectionChange, actions: <BulkButtons mayDelete={mayDelete} onBulk={onBulk} /> } })}
        addUser={addUser()}
      />
      {isAlone && (
        <Card padding="none">
          <EmptyState title={t.aloneTitle} actions={addUser()}>
            {t.aloneText}
          </EmptyState>
        </Card>
      )}
    </Stack>
  )
}

/** The bulk actions: the usual ones as buttons, the others in a menu. */
function BulkButtons({ mayDelete, onBulk }: { mayDelete: boolean } & Pick<UsersPageProps, 'onBulk'>) {
  const t = bulkMessages.useWords()
  const item = (action: BulkActionName, tone?: 'danger') => ({ id: action, label: t[action], tone, onSelect: () => onBulk(action) })
  return (
    <>
      <Button onClick={() => onBulk('moveToGroup')}>{t.moveToGroup}</Button>
      <Button variant="danger" onClick={() => onBulk('moveOut')}>
        {t.moveOut}
      </Button>
      <Menu label={t.more} items={[item('webOn'), item('webOff'), ...(mayDelete ? [item('remove', 'danger')] : [])]}>
        <Icon icon={Ellipsis} />
      </Menu>
    </>
  )
}
