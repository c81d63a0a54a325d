import { mayDo } from '@portal/domain'
import { Button, ButtonLink, Card, CellLines, ChoiceField, DataTable, type DataTableColumn, EmptyState, endsTodayStatus, filterSelection, Grid, Inline, InlineAlert, LoadingState, PageColumns, PageHeader, RadioGroup, Stack, StatusLabel, type TableSelection, Text, validNowStatus, Heading, offlineStatus } from '@portal/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router-dom'
import { styled } from 'styled-components'
import type { Location } from '#portal/access/places.ts'
import { attempt, type Attempt } from '#portal/app/attempt.ts'
import { FailureAlert } from '#portal/app/FailureAlert.tsx'
import { FailurePanel } from '#portal/app/FailurePanel.tsx'
import { pageScreen } from '#portal/app/pageScreen.tsx'
import { paths, codesOfPlacePath } from '#portal/app/paths.ts'
import { useCall } from '#portal/app/useCall.ts'
import { useComingPlace } from '#portal/app/useOpenInAddress.ts'
import { PageForm, SaveBar } from '#portal/forms/SaveBar.tsx'
import { pageSize } from '../codesQuery.ts'
import { moveCodesMessages } from '../messages.ts'
import { isWhole, noEffect, readMoveQuery, toMoveRequest, writeMoveQuery, type MovePreview, mostCodes, type MoveQuery, type MoveRequest, type MoveResult, type MoveRow, toEffect, type MoveEffect, type ModuleEffect } from './movePlan.ts'
import { MoveTable, pageOf, useMoveColumns } from './MoveTable.tsx'

interface MoveData {
  places: Location[]
  /** The preview of the move; null until the address has both locations. */
  preview: Attempt<MovePreview> | null
}

/** The page `/site/users/codes/move`: moves codes to another location, as the address says. */
export const route = pageScreen({
  right: 'codes.move',
  async load({ api, signal, search, details }): Promise<MoveData> {
    const query = readMoveQuery(search)
    const mayMove = mayDo(await details, 'codes.move')
    const [{ Locations }, preview] = await Promise.all([
      api.getPropertyInstallLocationDeviceInformation({}, { signal }),
      mayMove && isWhole(query) ? attempt(api.previewMigrateAccessCodes({ ...toMoveRequest(query, noEffect), AccessCodeIDs: null }, { signal })) : null,
    ])
    return { places: Locations, preview }
  },
  // The page is not reloaded after a move, because it shows the result, or for another page of the table.
  shouldRevalidate: ({ actionResult, currentUrl, nextUrl, defaultShouldRevalidate }) => {
    if (actionResult !== undefined) return false
    const [before, after] = [currentUrl, nextUrl].map(({ searchParams }) => writeMoveQuery({ ...readMoveQuery(searchParams), page: 1 }))
    return before !== after || (currentUrl.href === nextUrl.href && defaultShouldRevalidate)
  },
  words: moveCodesMessages,
  head: (t) => ({ title: t.title, breadcrumb: [{ label: t.codes, href: paths.codes }], failed: t.failed, mayNot: t.mayNot }),
  Page: MoveScreen,
})

function MoveScreen({ places, preview }: MoveData) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const coming = useComingPlace()
  const { revalidate, state } = useRevalidator()
  const query = readMoveQuery(new URLSearchParams(search))
  return (
    <MovePage
      // With other locations, the selection and the result are reset.
      key={`${query.from} ${query.to}`}
      places={places}
      preview={preview}
      query={query}
      isLoading={state === 'loading' || coming?.pathname === paths.moveCodes}
      onQuery={(next) => void navigate(`${paths.moveCodes}?${writeMoveQuery(next)}`, { replace: true, preventScrollReset: true })}
      onReload={() => void revalidate()}
    />
  )
}

interface MovePageProps {
  places: readonly Location[]
  /** The preview of the move; null until both locations are chosen. */
  preview: Attempt<MovePreview> | null
  query: MoveQuery
  isLoading: boolean
  onQuery: (query: MoveQuery) => void
  onReload: () => void
}

/** Moves codes: the user chooses locations, sees the effect on codes and controllers, then the result. */
function MovePage({ places, preview, query, isLoading, onQuery, onReload }: MovePageProps) {
  const t = moveCodesMessages.useWords()
  const [result, setResult] = useState<MoveResult | null>(null)
  const { run, isBusy, failure } = useCall((api, wanted: MoveRequest) => api.migrateAccessCodes(wanted), setResult)
  const [selection, setSelection] = useState<TableSelection>(filterSelection)
  const [hasTried, setTried] = useState(false)
  const nameOf = (id: number | null) => places.find(({ PropertyLocationID }) => PropertyLocationID === id)?.Name ?? ''
  const names = { from: nameOf(query.from), to: nameOf(query.to) }
  const found = preview?.ok ? preview.value : null
  const effect = found && toEffect(found, selection, query.isCopy)
  const movable = found?.Rows.filter(({ IsMovable }) => IsMovable) ?? []
  const staying = found?.Rows.filter(({ IsMovable }) => !IsMovable) ?? []
  const moving = effect?.moving.length ?? 0
  const isTooMany = moving > mostCodes && effect !== null && effect.leftOut > 0
  const waiting = isTooMany ? t.tooMany({ max: mostCodes }) : moving === 0 ? t.chooseSome : null
  const head = <PageHeader title={t.title} breadcrumb={[{ label: t.codes, href: paths.codes }]} />

  if (places.length < 2) {
    return (
      <Stack gap={4}>
        {head}
        <Card padding="none">
          <EmptyState title={t.onePlaceTitle}>{t.onePlaceText}</EmptyState>
        </Card>
      </Stack>
    )
  }
  if (result && found) {
    const again = () => {
      setResult(null)
      setSelection(filterSelection)
      onReload()
    }
    return <MoveDone head={head} result={result} preview={found} names={names} query={query} onAgain={again} />
  }
  const move = () => {
    setTried(true)
    if (effect && waiting === null) run(toMoveRequest(query, effect))
  }
  return (
    <PageForm
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        move()
      }}
    >
      {head}
      <PageColumns side={effect && found && found.Rows.length > 0 && <MoveEffectCard effect={effect} names={names} isCopy={query.isCopy} />}>
        <MoveEnds places={places} query={query} onQuery={onQuery} />
        {preview === null && !isLoading && <Text tone="muted">{t.chooseText}</Text>}
        {preview === null && isLoading && <LoadingState />}
        {preview?.ok === false && <FailurePanel failure={preview.failure} title={t.failed} onRetry={onReload} isRetrying={isLoading} />}
        {staying.length > 0 && <StayingCard rows={staying} />}
      </PageColumns>
      {found && (movable.length > 0 || staying.length === 0) && (
        <MoveTable rows={movable} query={query} place={names.from} selection={selection} onSelection={setSelection} isLoading={isLoading} />
      )}
      <FailureAlert failure={failure} title={t.notDone} />
      {found && found.Rows.length > 0 && (
        <SaveBar
          fact={t.nothingYet}
          waiting={hasTried ? waiting : null}
          saveLabel={query.isCopy ? t.copyCount({ count: moving }) : t.moveCount({ count: moving })}
          cancel={{ label: t.cancel, href: paths.codes }}
          isSaving={isBusy}
        />
      )}
    </PageForm>
  )
}

interface MoveEndsProps {
  places: readonly Location[]
  query: MoveQuery
  onQuery: (query: MoveQuery) => void
}

/** Choices of the old and the new location, and whether to copy. The two locations always differ. */
function MoveEnds({ places, query, onQuery }: MoveEndsProps) {
  const t = moveCodesMessages.useWords()
  const end = (name: 'from' | 'to', other: number | null) => (
    <ChoiceField
      label={t[name]}
      placeholder={t.choose}
      value={String(query[name] ?? '')}
      options={places.map(({ PropertyLocationID, Name }) => ({ value: String(PropertyLocationID), label: Name, isDisabled: PropertyLocationID === other }))}
      onValueChange={({ value }) => onQuery({ ...query, [name]: value === '' ? null : Number(value), page: 1 })}
    />
  )
  return (
    <Card title={t.where}>
      <Stack gap={4}>
        <Grid minColumn="240px" gap={4}>
          {end('from', query.to)}
          {end('to', query.from)}
        </Grid>
        <RadioGroup
          label={t.kind}
          value={query.isCopy ? 'copy' : 'move'}
          options={[
            { value: 'move', label: t.move },
            { value: 'copy', label: t.copy },
          ]}
          onValueChange={({ value }) => onQuery({ ...query, isCopy: value === 'copy', page: 1 })}
        />
      </Stack>
    </Card>
  )
}

/** The number of codes that are named; the others are counted. */
const mostShown = 50

/** Lists codes that can't be moved, each with the user who has its number at the new location. */
function StayingCard({ rows }: { rows: readonly MoveRow[] }) {
  const t = moveCodesMessages.useWords()
  const { nameOf } = useMoveColumns()
  const shown = rows.slice(0, mostShown)
  return (
    <Card title={t.stayingTitle({ count: rows.length })}>
      <Stack gap={2}>
        {shown.length < rows.length && <Text tone="muted">{t.firstOf({ shown: shown.length, total: rows.length })}</Text>}
        <List tabIndex={shown.length > 6 ? 0 : undefined} aria-label={t.stayingTitle({ count: rows.length })}>
          {shown.map((row) => (
            <li key={row.AccessCodeID}>
              <Text as="span" isStrong>
                <bdi>{nameOf(row)}</bdi>
              </Text>{' '}
              <Text as="span" tone="muted">
                {row.message}
              </Text>
            </li>
          ))}
        </List>
      </Stack>
    </Card>
  )
}

const List = styled.ul`
  max-block-size: 14rem;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
`

interface MoveDoneProps {
  head: ReactNode
  result: MoveResult
  /** The preview of the move, which names each code's user. */
  preview: MovePreview
  names: { from: string; to: string }
  query: MoveQuery
  onAgain: () => void
}

/** Shows the result for each code, unmoved ones first. */
function MoveDone({ head, result, preview, names, query, onAgain }: MoveDoneProps) {
  const t = moveCodesMessages.useWords()
  const { base, nameOf } = useMoveColumns()
  const stayed = result.Rows.length - result.MovedCount
  const outcomes = new Map(result.Rows.map((row) => [row.AccessCodeID, row]))
  const rows = preview.Rows.filter(({ AccessCodeID }) => outcomes.has(AccessCodeID)).toSorted(
    (one, other) => Number(outcomes.get(one.AccessCodeID)?.IsDone) - Number(outcomes.get(other.AccessCodeID)?.IsDone),
  )
  const fateOf = ({ AccessCodeID }: MoveRow) => {
    const row = outcomes.get(AccessCodeID)
    if (row?.IsDone) return <StatusLabel status={validNowStatus}>{query.isCopy ? t.copied : t.moved}</StatusLabel>
    return <CellLines second={row?.message}><StatusLabel status={endsTodayStatus}>{t.stays}</StatusLabel></CellLines>
  }
  const outcome: DataTableColumn<MoveRow> = { id: 'result', header: t.result, phone: 'status', width: '32%', cell: fateOf }
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [])
  const done = preview.Rows.filter(({ AccessCodeID }) => outcomes.get(AccessCodeID)?.IsDone)
  const { modules } = toEffect({ ...preview, Rows: done }, filterSelection, query.isCopy)
  return (
    <Stack gap={4}>
      {head}
      <Note ref={note} tabIndex={-1}>
        <InlineAlert tone="success" title={query.isCopy ? t.doneCopied({ place: names.to, count: result.MovedCount }) : t.doneMoved({ place: names.to, count: result.MovedCount })}>
          {stayed > 0 && t.doneStayed({ count: stayed })}
        </InlineAlert>
      </Note>
      <OfflineNotes modules={modules} />
      <Inline isWrapping>
        {query.to !== null && <ButtonLink href={codesOfPlacePath(query.to)}>{t.seeThere({ place: names.to })}</ButtonLink>}
        <Button onClick={onAgain}>{t.again}</Button>
      </Inline>
      <DataTable
        label={t.table}
        columns={[...base, outcome]}
        rows={pageOf(rows, query.page)}
        getRowId={({ AccessCodeID }) => String(AccessCodeID)}
        getRowName={nameOf}
        page={{ number: query.page, size: pageSize, total: rows.length }}
        hrefFor={({ page }) => `${paths.moveCodes}?${writeMoveQuery({ ...query, page })}`}
        labels={{ counted: ({ count }) => t.counted({ count }) }}
      />
    </Stack>
  )
}

/** A note that gets the focus, so that screen readers read it. */
const Note = styled.div`
  outline: none;
`

interface MoveEffectCardProps {
  effect: MoveEffect
  /** The names of the two locations. */
  names: { from: string; to: string }
  isCopy: boolean
}

/** Shows the effect of a move on codes, locations and controllers. */
function MoveEffectCard({ effect, names, isCopy }: MoveEffectCardProps) {
  const t = moveCodesMessages.useWords()
  const { moving, already, staying, leftOut, modules } = effect
  const added = moving.filter(({ IsThere }) => !IsThere).length
  const facts = [
    ...(added > 0 ? [t.moving({ place: names.to, count: added })] : []),
    ...(already > 0 ? [t.already({ place: names.to, count: already })] : []),
    isCopy ? t.keeps({ place: names.from }) : t.stops({ place: names.from, count: moving.length }),
    ...(staying > 0 ? [t.staying({ count: staying })] : []),
    ...(leftOut > 0 ? [t.leftOut({ count: leftOut })] : []),
  ]
  return (
    <Card title={t.effect}>
      <Stack gap={3}>
        <Stack as="ul" gap={2} aria-live="polite">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </Stack>
        <Heading level={3} size="card">
          {t.devices}
        </Heading>
        {modules.length === 0 ? (
          <Text tone="muted">{t.noDevices}</Text>
        ) : (
          <Stack as="ul" gap={2}>
            {modules.map(({ id, name, isOnline, learns, forgets }) => (
              <li key={id}>
                <Text as="span" isStrong>
                  <bdi>{name}</bdi>
                </Text>
                <Text as="div" size="small" tone="muted">
                  {[...(learns > 0 ? [t.learns({ count: learns })] : []), ...(forgets > 0 ? [t.forgets({ count: forgets })] : [])].join(', ')}
                </Text>
                {!isOnline && <StatusLabel status={offlineStatus}>{t.offline}</StatusLabel>}
              </li>
            ))}
          </Stack>
        )}
        <OfflineNotes modules={modules} />
      </Stack>
    </Card>
  )
}

/** Notes about offline controllers: codes that may still open, or not open yet. */
function OfflineNotes({ modules }: { modules: readonly ModuleEffect[] }) {
  const t = moveCodesMessages.useWords()
  return modules
    .filter(({ isOnline }) => !isOnline)
    .map(({ id, name, forgets }) => (
      <InlineAlert key={id} tone="warning">
        {forgets > 0 ? t.stillOpens({ device: name }) : t.learnsLater({ device: name })}
      </InlineAlert>
    ))
}
