import type { PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { minutesOfWallTime, wallTimeOfMinutes } from '@portal/domain'
import { Button, Card, CheckboxGroup, DateField, Grid, Inline, InlineAlert, Stack, Text, TimeField, Skeleton } from '@portal/ui'
import { useState } from 'react'
import { ConfirmDialog } from '#portal/app/dialogs.tsx'
import { useAsk } from '#portal/app/asking.tsx'
import type { Calling } from '#portal/app/useCall.ts'
import { useFormatsList } from '#portal/i18n/useFormats.ts'
import { PlanLines } from '#portal/people/PlanLines.ts'
import { useMoments } from '#portal/people/useMoments.ts'
import { usePlanLines } from '#portal/people/usePlanLines.ts'
import type { Unit } from '../unit.ts'
import { unitMessages } from './messages.ts'

type Move = Unit['Moves'][number]

export interface MoveOutCardProps {
  unit: Unit
  /** The planned move-out to change; null for a new one. */
  move: Move | null
  /** The call of the page, because the card disappears with the last resident. */
  moving: Calling<PayloadOf<typeof endpoints.saveUnitMove>>
}

/** Plans a move-out, or moves residents out now. The effect is above the buttons. */
export function MoveOutCard({ unit, move, moving: { run, isBusy, error } }: MoveOutCardProps) {
  const t = unitMessages.useWords()
  const list = useFormatsList()
  const moments = useMoments()
  const planned = new Set(unit.Moves.filter(({ ID }) => ID !== move?.ID).flatMap(({ Users }) => Users.map(({ UserID }) => UserID)))
  const free = unit.Residents.filter(({ UserID, HasAccountAccess }) => HasAccountAccess && !planned.has(UserID))
  const [date, setDate] = useState(move?.Date ?? null)
  const [time, setTime] = useState(move?.Time ?? null)
  const [isReadable, setReadable] = useState(true)
  const [unchecked, setUnchecked] = useState<readonly number[]>(move ? free.map(({ UserID }) => UserID).filter((id) => move.Users.every(({ UserID }) => UserID !== id)) : [])
  const [isAsking, setAsking] = useState(false)
  const [tried, setTried] = useState<'now' | 'planned' | null>(null)
  // After a move-out the card begins again before the page has its new residents, and the service refuses the old ones.
  const [beganBusy] = useState(isBusy)
  const users = free.map(({ UserID }) => UserID).filter((id) => !unchecked.includes(id))
  // If another administrator has planned them all meanwhile, only the refusal is left to show.
  if (free.length === 0) return error ? <InlineAlert tone="danger" role="alert">{error}</InlineAlert> : null
  const save = (when: 'now' | 'planned') => {
    setTried(when)
    if (users.length === 0 || (when === 'planned' && (date === null || !isReadable))) return
    run({ ID: unit.ID, MoveID: when === 'now' ? null : move?.ID ?? null, Users: users, Date: when === 'now' ? null : date, Time: time })
  }
  const title = date === null ? t.effectNow : time === null ? t.effectEndOf({ day: moments.date(date) }) : t.effectOn({ when: moments.moment(date, time) })
  return (
    <Card
      title={t.moveOut}
      foot={
        <Inline>
          <Button variant="primary" isBusy={isBusy && tried === 'planned'} onClick={() => save('planned')}>{move ? t.change : t.schedule}</Button>
          {!move && <Button onClick={() => (users.length === 0 ? setTried('now') : setAsking(true))}>{t.now}</Button>}
        </Inline>
      }
    >
      <Stack gap={4}>
        <Grid minColumn="140px" gap={3}>
          <DateField label={t.lastDay} value={date} error={tried === 'planned' && date === null ? t.dateMissing : undefined} onValueChange={({ value }) => setDate(value)} />
          <TimeField
            label={t.ends} placeholder={t.endOfDay} canBeEmpty isEnd value={time === null ? null : minutesOfWallTime(time)} error={tried === 'planned' && !isReadable ? t.timeWrong : undefined}
            onValueChange={({ value }) => setTime(value === null ? null : wallTimeOfMinutes(value))} onReadableChange={(change) => setReadable(change.isReadable)}
          />
        </Grid>
        <CheckboxGroup
          label={t.who}
          error={tried !== null && users.length === 0 ? t.nobody : undefined}
          options={free.map(({ UserID, Name, OtherUnits }) => ({
            value: String(UserID), label: Name, ...(OtherUnits.length > 0 && { help: t.keeps({ units: list(OtherUnits.map((other) => other.Name)) }) }),
          }))}
          values={users.map(String)}
          onValuesChange={({ values }) => setUnchecked(free.map(({ UserID }) => UserID).filter((id) => !values.includes(String(id))))}
        />
        {users.length > 0 && !(beganBusy && isBusy) && <MoveOutEffect unitId={unit.ID} users={users} residents={unit.Residents.length} title={title} />}
        <Text size="small" tone="muted">{t.undoFor}</Text>
        {error && !isAsking && <InlineAlert tone="danger" role="alert">{error}</InlineAlert>}
      </Stack>
      {isAsking && (
        <ConfirmDialog
          isOpen onOpenChange={() => setAsking(false)} onConfirm={() => save('now')} title={t.nowTitle({ count: users.length })} confirmLabel={t.now} isBusy={isBusy} error={error}
        >
          <MoveOutEffect unitId={unit.ID} users={users} residents={unit.Residents.length} title={t.effectNow} />
        </ConfirmDialog>
      )}
    </Card>
  )
}

type Plans = ResponseOf<typeof endpoints.getUnitMovePlan>['Users']

interface MoveOutEffectProps {
  unitId: number
  /** The ids of the users who move out; at least one. */
  users: readonly number[]
  /** The number of users who live in the unit. */
  residents: number
  title: string
}

/** Shows what the move-out ends, in numbers that the service counts. */
function MoveOutEffect({ unitId, users, residents, title }: MoveOutEffectProps) {
  const t = unitMessages.useWords()
  const { answer, failure } = useAsk(`${unitId}:${users.join()}`, async (api, signal) => (await api.getUnitMovePlan({ ID: unitId, Users: [...users] }, { signal })).Users)
  if (failure) return <InlineAlert tone="warning" title={t.effectFailed} />
  return (
    <Stack gap={2} aria-live="polite">
      <Text isStrong>{title}</Text>
      {answer ? <Lines plans={answer} residents={residents} /> : <Skeleton />}
    </Stack>
  )
}

function Lines({ plans, residents }: { plans: Plans; residents: number }) {
  const t = unitMessages.useWords()
  const list = useFormatsList()
  const { warningOf } = usePlanLines()
  const leaving = plans.filter(({ KeepsAccess, IsAllowed }) => !KeepsAccess && IsAllowed)
  const sum = (of: Plans) => of.reduce((total, { EntryMethods }) => total + EntryMethods, 0)
  const namesOf = (kind: Plans[number]['Lines'][number]['Kind']) => [...new Set(leaving.flatMap(({ Lines: lines }) => lines.flatMap(({ Kind, Names }) => (Kind === kind ? Names : []))))]
  const [invites, callGroups, pins] = [namesOf('invite'), namesOf('callGroup'), namesOf('directory')]
  return (
    <>
      <PlanLines>
        <li>{t.loses({ count: leaving.length, total: residents })}</li>
        {sum(plans) > 0 && <li>{t.stops({ count: sum(leaving), total: sum(plans) })}</li>}
        {plans.filter(({ KeepsAccess }) => KeepsAccess).map(({ UserID, Name, OtherUnits, EntryMethods }) => (
          <li key={UserID}>{t.keepsMethods({ name: Name, units: list(OtherUnits.map((unit) => unit.Name)), methods: t.methodCount({ count: EntryMethods }) })}</li>
        ))}
        {invites.length > 0 && <li>{t.invites({ count: invites.length, names: list(invites) })}</li>}
        {callGroups.length > 0 && <li>{t.callGroupsGo({ count: callGroups.length, names: list(callGroups) })}</li>}
        {pins.length > 0 && <li>{t.directoryGoes({ count: pins.length, pins: list(pins) })}</li>}
      </PlanLines>
      {plans.flatMap(({ UserID, Name, Warnings }) => Warnings.map((warning) => (
        <InlineAlert key={`${UserID}${warning.Code}`} tone="warning" title={Name}>{warningOf(warning)}</InlineAlert>
      )))}
    </>
  )
}
