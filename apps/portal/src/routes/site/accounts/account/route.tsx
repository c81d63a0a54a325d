import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { Badge, Button, ButtonLink, Card, CellLines, DataTable, type DataTableColumn, DescriptionList, EmptyState, FilteredTextArea, Inline, InlineAlert, PageColumns, PageHeader, Stack, Text, TextLink } from '@portal/ui'
import { ArrowRight, PowerOff, RotateCcw } from 'lucide-react'
import { type SyntheticEvent, useState, type ReactNode } from 'react'
import { accountsMessages } from '#portal/accounts/accounts.messages.ts'
import { AccountState, BillingLabel, useAccountLine } from '#portal/accounts/AccountState.tsx'
import { FailureAlert } from '#portal/app/FailureAlert.tsx'
import { pageScreen } from '#portal/app/pageScreen.tsx'
import { pathInAccount, paths } from '#portal/app/paths.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { useCall, type Calling } from '#portal/app/useCall.ts'
import { useUnsavedChanges } from '#portal/app/useUnsavedChanges.tsx'
import { ReasonDialog } from '#portal/forms/ReasonDialog.tsx'
import { useBillingFormats } from '#portal/i18n/useBillingFormats.ts'
import { useZoneName } from '#portal/i18n/useZoneName.ts'
import { useDay } from '#portal/people/useMoments.ts'
import { accountMessages } from '../account.messages.ts'

type AccountDetails = ResponseOf<typeof endpoints.getAccount>

/** The page `/site/accounts/:id`: an account, for operators. */
export const route = pageScreen({
  async load({ api, signal, params, details }): Promise<AccountPageProps> {
    const account = await api.getAccount({ AccountID: Number(params['id']) || Number.MAX_SAFE_INTEGER }, { signal })
    return { account, isChosen: account.ID === Number((await details).AccountID) }
  },
  useHead() {
    const t = accountMessages.useWords()
    const { title } = accountsMessages.useWords()
    return { title: t.title, breadcrumb: [{ label: title, href: paths.accounts }], failed: t.failed }
  },
  keyOf: ({ account }) => account.ID,
  Page: AccountPage,
})

interface AccountPageProps {
  account: AccountDetails
  /** Whether this is the account in which the operator works. */
  isChosen: boolean
}

/** The page of an account: its properties, administrators, billing, notes and state. */
function AccountPage({ account, isChosen }: AccountPageProps) {
  const t = accountMessages.useWords()
  const list = accountsMessages.useWords()
  const lineOf = useAccountLine()
  const day = useDay()
  const [isAsking, setAsking] = useState(false)
  const [done, setDone] = useState<StateDone | null>(null)
  const { StateChange } = account
  return (
    <Stack gap={4}>
      <PageHeader
        title={account.Name}
        facts={lineOf(account)}
        breadcrumb={[{ label: list.title, href: paths.accounts }]}
        actions={
          <>
            <Button icon={account.IsActive ? PowerOff : RotateCcw} onClick={() => setAsking(true)}>
              {account.IsActive ? t.deactivate : t.activate}
            </Button>
            {isChosen ? (
              <Badge tone="info">{list.chosen}</Badge>
            ) : (
              <ButtonLink variant="primary" icon={ArrowRight} href={pathInAccount(account.ID, paths.dashboard)}>
                {list.workHere}
              </ButtonLink>
            )}
          </>
        }
      />
      {done && <StateDoneNote account={account} done={done} onUndone={() => setDone(null)} />}
      <Inline>
        <AccountState account={account} />
        {StateChange && (
          <Text as="span" size="small" tone="muted">
            {t.changedBy({ name: StateChange.By, when: day(StateChange.At, undefined), reason: StateChange.Reason })}
          </Text>
        )}
      </Inline>
      <PageColumns side={<Facts account={account} />}>
        <Stack gap={4}>
          <NotesCard account={account} />
          <InvoicesCard account={account} />
        </Stack>
      </PageColumns>
      {isAsking && (
        <StateDialog
          account={account}
          onClose={() => setAsking(false)}
          onDone={(what) => {
            setAsking(false)
            setDone(what)
          }}
        />
      )}
    </Stack>
  )
}

function Facts({ account: { Properties, Administrators, People, Devices } }: Pick<AccountPageProps, 'account'>) {
  const t = accountMessages.useWords()
  const { doors } = accountsMessages.useWords()
  const zoneName = useZoneName()
  return (
    <Stack gap={4}>
      <Card title={t.properties}>
        <DescriptionList
          items={Properties.map(({ ID, Name, Address, TimeZone, Doors }) => ({
            id: String(ID), term: <bdi>{Name}</bdi>, value: <TwoLines first={<bdi>{Address}</bdi>} second={`${t.timeZone({ zone: zoneName(TimeZone) })} · ${doors({ count: Doors })}`} />,
          }))}
        />
      </Card>
      <Card title={t.people}>
        <DescriptionList
          items={[
            { term: t.peopleCount, value: People },
            {
              term: t.administrators,
              value: Administrators.length === 0 ? t.noAdministrator : (
                <Stack gap={1}>{Administrators.map(({ ID, Name, Email }) => <TwoLines key={ID} first={<bdi>{Name}</bdi>} second={<TextLink href={`mailto:${Email}`}>{Email}</TextLink>} />)}</Stack>
              ),
            },
          ]}
        />
      </Card>
      <Card title={t.devices}>
        <DescriptionList items={[{ term: t.controllers, value: Devices.Controllers }, { term: t.offline, value: Devices.Offline }, { term: t.waiting, value: Devices.Waiting }]} />
      </Card>
    </Stack>
  )
}

function InvoicesCard({ account: { Invoices } }: Pick<AccountPageProps, 'account'>) {
  const t = accountMessages.useWords()
  const columns = useInvoiceColumns()
  return (
    <DataTable
      label={t.invoices}
      title={t.invoices}
      isCompact
      rows={Invoices}
      getRowId={({ ID }) => String(ID)}
      columns={columns}
      empty={<EmptyState title={t.noInvoices} />}
    />
  )
}

function useInvoiceColumns(): DataTableColumn<AccountDetails['Invoices'][number]>[] {
  const t = accountMessages.useWords()
  const { state } = accountsMessages.useWords()
  const { money, date } = useBillingFormats()
  return [
    { id: 'number', header: t.invoiceNumber, phone: 'title', cell: ({ Number: number, DueDate }) => <CellLines second={t.dueOn({ date: date(DueDate) })}>{number}</CellLines> },
    { id: 'state', header: state, phone: 'status', cell: ({ State }) => (State === 'unknown' ? '–' : <BillingLabel state={State} />) },
    { id: 'total', header: t.total, align: 'end', phone: 'fact', cell: ({ TotalCents }) => money(TotalCents) },
  ]
}

interface StateDoneNoteProps {
  account: AccountDetails
  done: StateDone
  onUndone: () => void
}

/** Shows the last change of the account's state, with Undo. */
function StateDoneNote({ account: { ID, Name }, done: { isActive, reason }, onUndone }: StateDoneNoteProps) {
  const t = accountMessages.useWords()
  const { run, isBusy, error } = useStateChange(ID, onUndone)
  const undo = () => run({ isActive: !isActive, reason: t.undoReason({ reason }).slice(0, 300) })
  return (
    <InlineAlert
      tone={error ? 'danger' : 'success'}
      role="status"
      title={error ? t.undoFailed : isActive ? t.madeActive({ account: Name }) : t.madeInactive({ account: Name })}
      actions={<Button size="compact" isBusy={isBusy} onClick={undo}>{t.undo}</Button>}
    >
      {error}
    </InlineAlert>
  )
}

/** Shows the operators' notes, and a form for a new one. */
function NotesCard({ account: { ID, Notes } }: { account: AccountDetails }) {
  const t = accountMessages.useWords()
  const day = useDay()
  const [typed, setTyped] = useState('')
  const [isJudged, setJudged] = useState(false)
  const { run, isBusy, failure } = useCall(
    (api) => api.saveAccountNote({ AccountID: ID, Text: typed }),
    () => {
      setTyped('')
      setJudged(false)
      return t.noteSaved
    },
  )
  const question = useUnsavedChanges(typed.trim() !== '' && !isBusy)
  const save = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    setJudged(true)
    if (typed.trim() === '') return
    run()
  }
  return (
    <Card title={t.notes}>
      <Stack gap={4}>
        <form noValidate onSubmit={save}>
          <Stack gap={2}>
            <FilteredTextArea
              label={t.note}
              help={t.notesFact}
              maxLength={2000}
              rows={3}
              value={typed}
              error={isJudged && typed.trim() === '' ? t.noteMissing : undefined}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
            <FailureAlert failure={failure} />
            <Inline>
              <Button type="submit" isBusy={isBusy}>{t.saveNote}</Button>
            </Inline>
          </Stack>
        </form>
        {Notes.length === 0 ? <EmptyState title={t.noNotes} /> : Notes.map((note) => (
          <TwoLines key={note.ID} first={<bdi>{note.Text}</bdi>} second={t.noteBy({ name: note.By, when: day(note.At, undefined) })} />
        ))}
      </Stack>
      {question}
    </Card>
  )
}

interface StateDialogProps {
  account: AccountDetails
  onClose: () => void
  onDone: (done: StateDone) => void
}

/** A change of an account's state, as Undo needs it. */
interface StateDone {
  isActive: boolean
  reason: string
}

/** Changes an account's state. */
function useStateChange(AccountID: number, onDone: (done: StateDone) => void): Calling<StateDone> {
  const portal = usePortal()
  return useCall(
    async (api, { isActive, reason }: StateDone) => {
      await api.setAccountState({ AccountID, IsActive: isActive, Reason: reason })
      // The details are loaded again, because the frame shows whether the current account is active.
      portal.forgetDetails()
    },
    (_answer, done) => onDone(done),
  )
}

/** Asks for a reason before an account is made active or inactive, and says what stops. */
function StateDialog({ account: { ID, Name, IsActive, Stops }, onClose, onDone }: StateDialogProps) {
  const t = accountMessages.useWords()
  const change = useStateChange(ID, onDone)
  const stops = [
    Stops.People > 0 && t.stopsPeople({ count: Stops.People }), Stops.Codes > 0 && t.stopsCodes({ count: Stops.Codes }), Stops.Invites > 0 && t.stopsInvites({ count: Stops.Invites }),
    Stops.CallGroups > 0 && t.stopsCalls({ count: Stops.CallGroups }),
  ].filter((line) => line !== false)
  return (
    <ReasonDialog
      title={IsActive ? t.deactivateTitle({ account: Name }) : t.activateTitle({ account: Name })}
      icon={IsActive ? PowerOff : RotateCcw}
      description={IsActive ? t.deactivateText : t.activateText}
      confirm={IsActive ? t.deactivate : t.activate}
      reasonLabel={t.reason}
      reasonHelp={t.reasonHelp}
      reasonMissing={t.reasonMissing}
      calling={{ ...change, run: (reason) => change.run({ isActive: !IsActive, reason }), sent: change.sent && change.sent.reason }}
      note={IsActive && (
        <InlineAlert tone="warning" title={t.stops}>
          <Stack gap={1}>
            {stops.map((line) => <Text key={line} as="span" size="small">{line}</Text>)}
            <Text as="span" size="small">{t.stays}</Text>
          </Stack>
        </InlineAlert>
      )}
      onClose={onClose}
    />
  )
}

/** A fact with a second line below it. */
function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <Stack gap={0}>
      <Text as="span">{first}</Text>
      <Text as="span" size="small" tone="muted">{second}</Text>
    </Stack>
  )
}
