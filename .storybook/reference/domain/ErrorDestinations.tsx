import { useState } from 'react'
import { errorDestinationOrder, type PageFailure, resolveRouterErrorDestination } from '@portal/domain'
import { Card, CheckboxField, DescriptionList, Grid, SelectField, Stack } from '../../../packages/ui/src/index.ts'
import { FirstMatch } from '../FirstMatch.tsx'

const kinds = ['network', 'chunkLoad'] as const
const statuses = ['401', '403', '404', '500', '503'].map((value) => ({ value, label: value }))

export interface ErrorDestinationsProps {
  start?: Partial<PageFailure>
}

/** Shows where an error sends the user (specification §2, §8), from `errorDestinationOrder`. */
export function ErrorDestinations({ start }: ErrorDestinationsProps) {
  const [failure, setFailure] = useState<PageFailure>({ isProduction: true, ...start })
  const set = (change: Partial<PageFailure>) => setFailure((current) => ({ ...current, ...change }))
  const status = (name: 'status' | 'dataStatus', label: string) => (
    <SelectField
      label={label}
      placeholder="None"
      options={statuses}
      value={failure[name] ?? ''}
      onChange={(event) => set({ [name]: event.target.value === '' ? undefined : Number(event.target.value) })}
    />
  )
  return (
    <Stack gap={5}>
      <FirstMatch
        title="Error destinations"
        head={['Rule', 'Specification', 'Leads to']}
        rows={errorDestinationOrder}
        match={errorDestinationOrder.find(({ when }) => when(failure))}
        describe={({ rule, goTo }) => [rule, rule === 'chunk load failure' ? '§8' : '§2', goTo]}
        controls={
          <Grid gap={4} minColumn="200px">
            <SelectField
              label="Failure"
              placeholder="An answer came"
              options={kinds.map((value) => ({ value, label: value }))}
              value={failure.kind ?? ''}
              onChange={(event) => set({ kind: kinds.find((kind) => kind === event.target.value) })}
            />
            {status('status', 'Status of the answer')}
            {status('dataStatus', 'Status its body claims')}
            <CheckboxField label="No token was there" checked={failure.isTokenNull ?? false} onChange={(event) => set({ isTokenNull: event.target.checked })} />
            <CheckboxField label="Production build" checked={failure.isProduction} onChange={(event) => set({ isProduction: event.target.checked })} />
          </Grid>
        }
      />
      <Card title="Any router error">
        <DescriptionList
          items={[
            { term: 'With a session', value: resolveRouterErrorDestination(true) },
            { term: 'Without', value: resolveRouterErrorDestination(false) },
          ]}
        />
      </Card>
    </Stack>
  )
}
