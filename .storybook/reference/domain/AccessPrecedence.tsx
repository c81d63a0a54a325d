import { useState } from 'react'
import {
  accessPrecedence, accessPrecedenceWords, type DatedException, explainAccess, type Restriction, unrestricted, weekdays,
} from '@portal/domain'
import { CheckboxField, Grid, SelectField } from '../../../packages/ui/src/index.ts'
import { FirstMatch } from '../FirstMatch.tsx'

const noon = Date.UTC(2026, 10, 23, 12)
const always = { days: weekdays, start: 0, end: 1440 }

export interface PrecedenceCase {
  isLockedDown: boolean
  keepsAccess: boolean
  isActive: boolean
  isRevoked: boolean
  isHeldOpen: boolean
  exception: 'none' | 'allow' | 'deny'
  own: 'none' | 'allows' | 'denies'
  group: 'none' | 'allows' | 'denies'
  portDefault: 'open' | 'closed'
}

const ordinary: PrecedenceCase = {
  isLockedDown: false, keepsAccess: false, isActive: true, isRevoked: false, isHeldOpen: false, exception: 'none', own: 'none', group: 'allows',
  portDefault: 'closed',
}

const restrictions: Record<PrecedenceCase['own'], Restriction | null> = {
  none: null,
  allows: { ...unrestricted, windows: [always] },
  denies: { ...unrestricted, windows: [] },
}

export interface AccessPrecedenceProps {
  /** The initial differences from an ordinary user. */
  start?: Partial<PrecedenceCase>
}

/** Shows who gets in: the rules of `accessPrecedence`, decided by `explainAccess`. */
export function AccessPrecedence({ start }: AccessPrecedenceProps) {
  const [state, setState] = useState<PrecedenceCase>({ ...ordinary, ...start })
  const set = (change: Partial<PrecedenceCase>) => setState((current) => ({ ...current, ...change }))
  const { deciding, outcome, reasons } = explain(state)
  const flag = (name: 'isLockedDown' | 'keepsAccess' | 'isActive' | 'isRevoked' | 'isHeldOpen', label: string) => (
    <CheckboxField label={label} checked={state[name]} onChange={(event) => set({ [name]: event.target.checked })} />
  )
  const choice = <Name extends 'exception' | 'own' | 'group' | 'portDefault'>(name: Name, label: string, values: readonly PrecedenceCase[Name][]) => (
    <SelectField
      label={label}
      options={values.map((value) => ({ value, label: value }))}
      value={state[name]}
      onChange={(event) => set({ [name]: values.find((value) => value === event.target.value) })}
    />
  )
  return (
    <FirstMatch
      title="Who gets in"
      head={['Rule', 'What it does', 'Says']}
      rows={accessPrecedence}
      match={accessPrecedence.find(({ rule }) => rule === deciding)}
      describe={({ rule }) => {
        const { title, sentence } = accessPrecedenceWords.en[rule]
        const reason = reasons.find((one) => one.rule === rule)
        const says = reason?.result === 'notReached' ? 'not reached' : `${reason?.result ?? ''}: ${reason?.because ?? ''}`
        return [title, sentence, rule === deciding ? `${outcome}, ${reason?.because ?? ''}` : says]
      }}
      controls={
        <Grid gap={4} minColumn="200px">
          {flag('isLockedDown', 'Port locked down')}
          {flag('keepsAccess', 'Keeps access in a lockdown')}
          {flag('isActive', 'Person active')}
          {flag('isRevoked', 'Code revoked')}
          {flag('isHeldOpen', 'Schedule holds the port open')}
          {choice('exception', 'Exception today', ['none', 'allow', 'deny'])}
          {choice('own', 'Own restriction', ['none', 'allows', 'denies'])}
          {choice('group', 'Group restriction', ['none', 'allows', 'denies'])}
          {choice('portDefault', 'Door default', ['open', 'closed'])}
        </Grid>
      }
    />
  )
}

function explain({ isLockedDown, keepsAccess, isActive, isRevoked, isHeldOpen, exception, own, group, portDefault }: PrecedenceCase) {
  const today = (effect: DatedException['effect']): DatedException => ({ name: 'Today', from: '2026-11-23', until: '2026-11-23', effect, start: 0, end: 1440 })
  return explainAccess({
    at: noon,
    timeZone: 'UTC',
    port: { id: 1, default: portDefault, heldOpen: isHeldOpen ? [always] : null },
    lockdown: isLockedDown ? { portIds: [1], keepsAccess: keepsAccess ? [1] : [] } : null,
    person: { id: 1, isActive, accountIsActive: true },
    credential: { isKnown: true, isRevoked },
    exceptions: exception === 'none' ? [] : [today(exception)],
    ownRestriction: restrictions[own],
    groupRestriction: restrictions[group],
  })
}
