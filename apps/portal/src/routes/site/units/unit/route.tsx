import type { PayloadOf } from '@portal/api-client'
import type { endpoints } from '@portal/api-client/contract'
import { Button, Card, Icon, Inline, InlineAlert, Menu, PageColumns, PageHeader, Stack, TabNav, Text, useToaster, ComboboxField, DateField } from '@portal/ui'
import { Ellipsis, Plus, UserPlus } from 'lucide-react'
import { useState, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Attempt } from '#portal/app/attempt.ts'
import { ConfirmCall } from '#portal/app/ConfirmCall.tsx'
import { FailureAlert } from '#portal/app/FailureAlert.tsx'
import { lazyPart } from '#portal/app/lazyPart.tsx'
import { type Asking, pageScreen } from '#portal/app/pageScreen.tsx'
import { paths, type UnitTab, newCallGroupOfUnitPath, newUserOfUnitPath, unitPath, unitTabPath, usersOfUnitPath } from '#portal/app/paths.ts'
import { askAhead, typingPause, useAsk } from '#portal/app/asking.tsx'
import { useCall } from '#portal/app/useCall.ts'
import { usePageTitle } from '#portal/app/usePageTitle.ts'
import { useRights } from '#portal/app/useRights.ts'
import { FormDialog } from '#portal/forms/FormDialog.tsx'
import { useFormatsList } from '#portal/i18n/useFormats.ts'
import { historyMessages } from '#portal/log/history.messages.ts'
import { latestActivityQuestion } from '#portal/log/latestActivityQuestion.ts'
import { useHistory } from '#portal/log/useHistory.tsx'
import { useDay, useMoments } from '#portal/people/useMoments.ts'
import { useUndo } from '#portal/people/useUndo.ts'
import { unitsMessages } from '../messages.ts'
import type { Unit } from '../unit.ts'
import { UnitDialog } from '../UnitDialog.tsx'
import { unitMessages } from './messages.ts'
import { MoveOutCard } from './MoveOutCard.tsx'
import { ResidentsCard } from './ResidentsCard.tsx'

/** The page `/site/units/:id` with its tabs: a unit with its residents and move-outs. */
export const route = pageScreen({
  async load({ portal, api, signal, params, page: tab }: Asking<UnitTab>) {
    const ID = Number(params['id']) || Number.MAX_SAFE_INTEGER
    if (tab === 'unitActivity') askAhead(portal, latestActivityQuestion({ UnitID: ID }))
    return { tab, unit: (await api.getUnit({ ID }, { signal })).Unit }
  },
  // The page of a merged unit isn't loaded again; it leads to another page.
  shouldRevalidate: ({ actionResult, currentParams, defaultShouldRevalidate }) => defaultShouldRevalidate && !isGone(actionResult, currentParams['id']),
  useHead() {
    const { failed } = unitMessages.useWords()
    const { title } = unitsMessages.useWords()
    return { title, breadcrumb: [{ label: title, href: paths.units }], failed }
  },
  keyOf: ({ unit }) => unit.ID,
  Page: UnitPage,
  isTabbed: true,
})

function isGone(answer: unknown, id: string | undefined): boolean {
  const told = answer as Attempt<{ Unit?: Unit }> | undefined
  return told?.ok === true && told.value.Unit !== undefined && String(told.value.Unit.ID) !== id
}

const calls = lazyPart(async () => (await import('./UnitCalls.tsx')).UnitCalls)
const activity = lazyPart(async () => (await import('./UnitActivity.tsx')).UnitActivity)

/** The page of a unit: its residents, the call groups that call them, and move-outs. */
function UnitPage({ unit, tab }: { unit: Unit; tab: UnitTab }) {
  const mayDo = useRights()
  const mayEdit = mayDo('users.edit')
  const t = unitMessages.useWords()
  const list = unitsMessages.useWords()
  const words = historyMessages.useWords()
  const history = useHistory()
  const toaster = useToaster()
  const navigate = useNavigate()
  const [asking, setAsking] = useState<'edit' | 'add' | 'delete' | null>(null)
  const [changed, setChanged] = useState<number | null>(null)
  const [moved, setMoved] = useState<{ count: number; receipt: number } | null>(null)
  // The form starts again when this number changes.
  const [round, setRound] = useState(0)
  const moving = useCall(
    (api, payload: PayloadOf<typeof endpoints.saveUnitMove>) => api.saveUnitMove(payload),
    ({ ReceiptID: receipt }, sent) => {
      if (sent.Date) toaster.success(t.scheduled)
      setMoved(receipt === null ? null : { count: sent.Users.length, receipt })
      setChanged(null)
      setRound(round + 1)
    },
  )
  const title = t.title({ name: unit.Name })
  usePageTitle(title)
  const close = () => setAsking(null)
  const methods = unit.Residents.reduce((sum, { AccessMethods }) => sum + AccessMethods.reduce((own, { Count }) => own + Count, 0), 0)
  const facts = [unit.Building, t.residentCount({ count: unit.Residents.length }), methods > 0 && t.methodCount({ count: methods })].filter(Boolean).join(' · ')
  const items = [
    ...(unit.Residents.length > 0 ? [{ id: 'users', label: t.showUsers, href: usersOfUnitPath(unit.ID) }] : []),
    ...(mayEdit ? [{ id: 'newUser', label: t.newUser, href: newUserOfUnitPath(unit.Name) }, { id: 'edit', label: t.edit, onSelect: () => setAsking('edit') }] : []),
    ...(unit.Residents.length > 0 && mayDo('callGroups.edit') ? [{ id: 'newCallGroup', label: t.newCallGroup, href: newCallGroupOfUnitPath(unit, title) }] : []),
    ...(history.mayLook ? [{ id: 'history', label: words.history, onSelect: () => history.show({ subject: 'unit' as const, id: unit.ID, name: unit.Name }) }] : []),
    ...(mayEdit && unit.Residents.length === 0 ? [{ id: 'delete', label: t.delete, tone: 'danger' as const, onSelect: () => setAsking('delete') }] : []),
  ]
  return (
    <Stack gap={4}>
      <PageHeader
        title={title}
        facts={facts}
        breadcrumb={[{ label: list.title, href: paths.units }]}
        actions={
          <>
            {items.length > 0 && <Menu label={t.more} items={items}><Icon icon={Ellipsis} /></Menu>}
            {mayEdit && <Button variant="primary" icon={Plus} onClick={() => setAsking('add')}>{t.addResident}</Button>}
          </>
        }
      />
      {mayDo('log.view') && <TabNav label={title} current={tab} tabs={[{ id: 'unit', label: t.residents, href: unitPath(unit.ID) }, { id: 'unitActivity', label: t.activityTab, href: unitTabPath(unit.ID, 'unitActivity') }]} />}
      <Moved unit={unit} moved={moved} onUndo={() => setMoved(null)} />
      {tab === 'unitActivity'
        ? <activity.Part unit={unit} />
        : (
          <PageColumns
            side={mayEdit && unit.Residents.length > 0 && (
              <Stack gap={4}>
                {unit.Moves.length > 0 && <PlannedMoves unit={unit} onChange={setChanged} />}
                <MoveOutCard
                  key={`${changed} ${round}`}
                  unit={unit}
                  move={unit.Moves.find(({ ID }) => ID === changed) ?? null}
                  moving={moving}
                />
              </Stack>
            )}
          >
            <Stack gap={4}>
              <ResidentsCard unit={unit} mayEdit={mayEdit} />
              {unit.Residents.length > 0 && mayDo('callGroups.view') && <calls.Part unit={unit} />}
            </Stack>
          </PageColumns>
        )}
      {asking === 'edit' && (
        <UnitDialog
          unit={unit} onClose={close}
          onSaved={(saved) => {
            toaster.success(list.saved({ name: saved.Name }))
            close()
            if (saved.ID !== unit.ID) void navigate(unitPath(saved.ID))
          }}
        />
      )}
      {asking === 'add' && (
        <AddResidentDialog
          unit={unit} onClose={close}
          onDone={(name) => {
            toaster.success(t.added({ name, unit: unit.Name }))
            close()
          }}
        />
      )}
      {asking === 'delete' && <DeleteUnit unit={unit} onClose={close} />}
      {history.shown}
    </Stack>
  )
}

/** Shows the last move-out, with Undo. */
function Moved({ unit, moved, onUndo }: { unit: Unit; moved: { count: number; receipt: number } | null; onUndo: () => void }) {
  const t = unitMessages.useWords()
  const list = useFormatsList()
  const day = useDay()
  const undo = useUndo()
  const receipt = moved?.receipt ?? unit.LastMove?.ReceiptID ?? null
  if (!moved && !unit.LastMove) return null
  const refused = unit.LastMove?.Refused ?? []
  const press = () => {
    onUndo()
    if (receipt !== null) undo({ ReceiptID: receipt })
  }
  return (
    <InlineAlert
      tone={refused.length > 0 ? 'warning' : 'success'}
      role="status"
      title={moved ? t.movedOut({ count: moved.count }) : t.movedOutOn({ day: day(unit.LastMove?.At ?? '', unit.TimeZone) })}
      actions={receipt !== null && <Button size="compact" onClick={press}>{t.undo}</Button>}
    >
      {refused.length > 0 && t.refused({ names: list(refused) })}
    </InlineAlert>
  )
}

function PlannedMoves({ unit, onChange }: { unit: Unit; onChange: (id: number | null) => void }) {
  const t = unitMessages.useWords()
  const list = useFormatsList()
  const moments = useMoments()
  const { run, isBusy, failure } = useCall((api, MoveID: number) => api.cancelUnitMove({ MoveID }), () => t.canceled)
  return (
    <Card title={t.planned}>
      <Stack gap={4}>
        {unit.Moves.map(({ ID, Date: date, Time, Users, By }) => (
          <Stack gap={2} key={ID}>
            <Text>{Time === null ? t.effectEndOf({ day: moments.date(date) }) : moments.moment(date, Time)}</Text>
            <Text size="small" tone="muted">{t.plannedBy({ names: list(Users.map(({ Name }) => Name)), who: By })}</Text>
            <Inline>
              <Button size="compact" onClick={() => onChange(ID)}>{t.edit}</Button>
              <Button size="compact" isBusy={isBusy} onClick={() => run(ID)}>{t.cancel}</Button>
            </Inline>
          </Stack>
        ))}
        <FailureAlert failure={failure} />
      </Stack>
    </Card>
  )
}

function DeleteUnit({ unit, onClose }: { unit: Unit; onClose: () => void }) {
  const t = unitMessages.useWords()
  return (
    <ConfirmCall
      call={(api) => api.deleteUnit({ ID: unit.ID, Version: unit.Version })}
      said={() => t.deleted({ name: unit.Name })}
      leadsTo={paths.units}
      onClose={onClose}
      title={t.deleteTitle({ name: unit.Name })}
      description={t.deleteText}
      confirmLabel={t.deleteConfirm}
    />
  )
}

/** Adds a user to the unit, now or with the day on which access begins. */
function AddResidentDialog({ unit, onClose, onDone }: { unit: Unit; onClose: () => void; onDone: (name: string) => void }) {
  const t = unitMessages.useWords()
  const field = useRef<HTMLInputElement>(null)
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<{ id: string; name: string; unit: string } | null>(null)
  const [from, setFrom] = useState<string | null>(null)
  const [hasTried, setTried] = useState(false)
  const found = useAsk(`residents:${search}`, async (api, signal) => (await api.getUserTierUserList({ searchText: search, count: 20 }, { signal })).Users, { after: typingPause })
  const adding = useCall(
    (api, user: { id: string; unit: string }) => api.addUnitResident({ ID: unit.ID, UserID: Number(user.id), validFrom: user.unit === '' ? from : null }),
    () => onDone(chosen?.name ?? ''),
  )
  const options = (found.answer ?? []).filter(({ ID, HasAccountAccess }) => HasAccountAccess && unit.Residents.every(({ UserID }) => UserID !== ID))
    .map(({ ID, Name, Unit: own }) => ({ value: String(ID), label: Name, ...(own && { fact: own }) }))
  const known = chosen === null || options.some(({ value }) => value === chosen.id) ? options : [{ value: chosen.id, label: chosen.name }, ...options]
  return (
    <FormDialog
      title={t.addTitle({ unit: unit.Name })}
      icon={UserPlus}
      initialFocus={field}
      saveLabel={t.add}
      calling={adding}
      isTyped={chosen !== null}
      isComplete={chosen !== null}
      onTry={() => setTried(true)}
      onSave={() => chosen && adding.run(chosen)}
      onClose={onClose}
    >
      <ComboboxField
        ref={field}
        label={t.user}
        placeholder={t.find}
        options={known}
        value={chosen?.id ?? ''}
        isBusy={found.isLoading}
        error={found.failure ? t.searchFailed : hasTried && chosen === null ? t.userMissing : undefined}
        onSearchChange={(typed) => setSearch(typed.search)}
        onValueChange={({ value }) => {
          const user = found.answer?.find(({ ID }) => String(ID) === value)
          setChosen(user ? { id: value, name: user.Name, unit: user.Unit } : null)
        }}
      />
      {chosen && chosen.unit !== ''
        ? <InlineAlert>{t.livesIn({ name: chosen.name, units: chosen.unit })}</InlineAlert>
        : <DateField label={t.from} isOptional help={t.fromHelp} value={from} onValueChange={({ value }) => setFrom(value)} />}
    </FormDialog>
  )
}
