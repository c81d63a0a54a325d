import { useStore } from '@nanostores/react'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { InlineAlert, Skeleton, Stack, Text } from '@portal/ui'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { useAsk } from '#portal/app/useAsk.ts'
import { useFormatsList } from '#portal/i18n/useFormats.ts'
import { PlanLines } from '#portal/people/PlanLines.ts'
import { usePlanLines } from '#portal/people/usePlanLines.ts'
import { unitMessages } from './messages.ts'

type Plans = ResponseOf<typeof endpoints.getUnitMovePlan>['Users']

export interface MoveOutEffectProps {
  unitId: number
  /** Who moves out; at least one. */
  users: readonly number[]
  /** How many users live in the unit. */
  residents: number
  title: string
}

/** What the move-out ends, in numbers that the service counts. */
export function MoveOutEffect({ unitId, users, residents, title }: MoveOutEffectProps) {
  const t = useStore(unitMessages)
  const { api } = usePortal()
  const { answer, failure } = useAsk(`${unitId}:${users.join()}`, async (signal) => (await api.getUnitMovePlan({ ID: unitId, Users: [...users] }, { signal })).Users)
  if (failure) return <InlineAlert tone="warning" title={t.effectFailed} />
  return (
    <Stack gap={2} aria-live="polite">
      <Text isStrong>{title}</Text>
      {answer ? <Lines plans={answer} residents={residents} /> : <Skeleton />}
    </Stack>
  )
}

function Lines({ plans, residents }: { plans: Plans; residents: number }) {
  const t = useStore(unitMessages)
  const list = useFormatsList()
  const { warningOf } = usePlanLines()
  const leaving = plans.filter(({ KeepsAccess, IsAllowed }) => !KeepsAccess && IsAllowed)
  const sum = (of: Plans) => of.reduce((total, { EntryMethods }) => total + EntryMethods, 0)
  const invites = leaving.flatMap(({ Lines: lines }) => lines.flatMap(({ Kind, Names }) => (Kind === 'invite' ? Names : [])))
  return (
    <>
      <PlanLines>
        <li>{t.loses({ count: leaving.length, total: residents })}</li>
        {sum(plans) > 0 && <li>{t.stops({ count: sum(leaving), total: sum(plans) })}</li>}
        {plans.filter(({ KeepsAccess }) => KeepsAccess).map(({ UserID, Name, OtherUnits, EntryMethods }) => (
          <li key={UserID}>{t.keepsMethods({ name: Name, units: list(OtherUnits.map((unit) => unit.Name)), methods: t.methodCount({ count: EntryMethods }) })}</li>
        ))}
        {invites.length > 0 && <li>{t.invites({ count: invites.length, names: list(invites) })}</li>}
      </PlanLines>
      {plans.flatMap(({ UserID, Name, Warnings }) => Warnings.map((warning) => (
        <InlineAlert key={`${UserID}${warning.Code}`} tone="warning" title={Name}>{warningOf(warning)}</InlineAlert>
      )))}
    </>
  )
}
