import { useStore } from '@nanostores/react'
import { Card, ChoiceField, Grid, RadioGroup, Stack } from '@portal/ui'
import type { Location } from '../../../../access/places.ts'
import { moveCodesMessages } from '../messages.ts'
import type { MoveQuery } from './movePlan.ts'

export interface MoveEndsProps {
  places: readonly Location[]
  query: MoveQuery
  onQuery: (query: MoveQuery) => void
}

/** From where, to where, and whether they go on opening the first place. Never the same place twice. */
export function MoveEnds({ places, query, onQuery }: MoveEndsProps) {
  const t = useStore(moveCodesMessages)
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
