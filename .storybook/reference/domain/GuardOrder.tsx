import { useState } from 'react'
import { clearsStorage, type GuardDecision, type GuardedArea, guardOrder, type GuardRequest, openWhileSignedIn, type PageName, pageNames } from '@portal/domain'
import { Card, CheckboxField, Grid, SelectField, Stack } from '../../../packages/ui/src/index.ts'
import { FirstMatch } from '../FirstMatch.tsx'
import { Table } from '../Table.tsx'

const areas: readonly GuardedArea[] = ['public', 'auth', 'site', 'account']

const say = (decision: GuardDecision) => (decision.kind === 'allow' ? 'Opens' : `Redirects to ${decision.to}`)

export interface GuardOrderProps {
  start?: Partial<GuardRequest>
}

/** Shows which pages open for which users (specification §2), from `guardOrder`. */
export function GuardOrder({ start }: GuardOrderProps) {
  const [request, setRequest] = useState<GuardRequest>({ area: 'public', isAuthenticated: false, hasUserDetails: false, ...start })
  const set = (change: Partial<GuardRequest>) => setRequest((current) => ({ ...current, ...change }))
  return (
    <Stack gap={5}>
      <FirstMatch
        title="Guards"
        head={['Rule', 'Page', 'Decision']}
        rows={guardOrder}
        match={guardOrder.find(({ when }) => when(request))}
        describe={({ rule, decision }) => [rule, pagesOf(rule), say(decision)]}
        controls={
          <Grid gap={4} minColumn="200px">
            <SelectField
              label="Area"
              options={areas.map((value) => ({ value, label: value }))}
              value={request.area}
              onChange={(event) => set({ area: areas.find((area) => area === event.target.value) })}
            />
            <SelectField
              label="Page"
              placeholder="Any other page"
              options={pageNames.map((value) => ({ value, label: value }))}
              value={request.page ?? ''}
              onChange={(event) => set({ page: pageNames.find((page) => page === event.target.value) })}
            />
            <CheckboxField label="Has a session" checked={request.isAuthenticated} onChange={(event) => set({ isAuthenticated: event.target.checked })} />
            <CheckboxField label="User details are loaded" checked={request.hasUserDetails} onChange={(event) => set({ hasUserDetails: event.target.checked })} />
          </Grid>
        }
      />
      <Card title="Pages with a rule of their own" padding="none">
        <Table
          caption="Pages with a rule of their own"
          head={['Page', 'Opens while signed in', 'Clears the browser’s storage']}
          rows={pageNames.filter(hasRule).map((page) => ({
            id: page,
            cells: [page, openWhileSignedIn.includes(page) ? 'Yes' : 'No', clearsStorage(page) ? 'Yes' : 'No'],
          }))}
        />
      </Card>
    </Stack>
  )
}

function hasRule(page: PageName): boolean {
  return openWhileSignedIn.includes(page) || clearsStorage(page)
}

/** The pages that a rule names. Two rules name pages; the others name areas. */
function pagesOf(rule: string): string {
  if (rule === 'page open while signed in') return openWhileSignedIn.join(', ')
  return rule === 'page that ends the session' ? pageNames.filter(clearsStorage).join(', ') : 'Any'
}
