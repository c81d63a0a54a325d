import { Card, EmptyState, filterSelection, LoadingState, PageColumns, PageHeader, Stack, Text, type TableSelection, ChoiceField, Grid, RadioGroup } from '@portal/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { Location } from '#portal/access/places.ts'
import type { Attempt } from '#portal/app/attempt.ts'
import { FailurePanel } from '#portal/app/FailurePanel.tsx'
import { paths } from '#portal/app/paths.ts'
import { PageForm, SaveBar } from '#portal/forms/SaveBar.tsx'
import { moveCodesMessages } from '../messages.ts'
import { MoveDone } from './MoveDone.tsx'
import { MoveEffectCard } from './MoveEffectCard.tsx'
import { mostCodes, toEffect, toMoveRequest, type MovePreview, type MoveQuery, type MoveRequest, type MoveResult, type MoveRow } from './movePlan.ts'
import { MoveTable, useMoveColumns } from './MoveTable.tsx'
import { useRouteAction } from '#portal/app/useRouteAction.ts'
import { FailureAlert } from '#portal/app/FailureAlert.tsx'

export interface MovePageProps {
  places: readonly Location[]
  /** The preview of the move; null until both locations are chosen. */
  preview: Attempt<MovePreview> | null
  query: MoveQuery
  isLoading: boolean
  onQuery: (query: MoveQuery) => void
  onReload: () => void
}

/** Moves codes: the user chooses locations, sees the effect on codes and controllers, then the result. */
export function MovePage({ places, preview, query, isLoading, onQuery, onReload }: MovePageProps) {
  const t = moveCodesMessages.useWords()
  const [result, setResult] = useState<MoveResult | null>(null)
  const { run, isBusy, failure } = useRouteAction<MoveRequest, MoveResult>(setResult)
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
