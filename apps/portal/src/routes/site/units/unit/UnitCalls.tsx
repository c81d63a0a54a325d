import { toCallPlan, type CallGroupRecord } from '@portal/api-client/contract'
import { simulateCall } from '@portal/domain'
import { ButtonLink, CallTimeline, Card, LoadingState, Stack, Text } from '@portal/ui'
import { AskFailure, type Question, useQuestion } from '#portal/app/asking.tsx'
import { callGroupPath, newCallGroupOfUnitPath } from '#portal/app/paths.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { useRights } from '#portal/app/useRights.ts'
import { callWorldOf } from '#portal/calls/callGroupRecord.ts'
import { useFormatsList } from '#portal/i18n/useFormats.ts'
import type { Unit } from '../unit.ts'
import { unitMessages } from './messages.ts'

/** Shows how visitors reach a unit: each call group that calls a resident, with who gets called when. */
export function UnitCalls({ unit }: { unit: Unit }) {
  const t = unitMessages.useWords()
  const mayEdit = useRights()('callGroups.edit')
  if (unit.CallGroups.length > 0) return unit.CallGroups.map((group) => <UnitCallGroup key={group.ID} group={group} unit={unit} mayEdit={mayEdit} />)
  return (
    <Card title={t.callGroup} actions={mayEdit && <ButtonLink size="compact" href={newCallGroupOfUnitPath(unit, t.title({ name: unit.Name }))}>{t.newCallGroup}</ButtonLink>}>
      <Text tone="muted">{t.noCallGroup}</Text>
    </Card>
  )
}

const questionOf = (callgroupId: number): Question<CallGroupRecord> => ({
  key: `callGroup:${callgroupId}`, ask: async (api, signal) => (await api.getCallGroup({ callgroupId }, { signal })).CallGroup,
})

interface UnitCallGroupProps {
  group: Unit['CallGroups'][number]
  unit: Unit
  mayEdit: boolean
}

function UnitCallGroup({ group: { ID, Name }, unit: { Residents }, mayEdit }: UnitCallGroupProps) {
  const t = unitMessages.useWords()
  const list = useFormatsList()
  const { api } = usePortal()
  const { answer, failure, isLoading, reload } = useQuestion(questionOf(ID))
  const left = answer ? Residents.filter(({ UserID }) => !answer.People.some((person) => person.UserID === UserID)) : []
  return (
    <Card title={t.callGroupNamed({ name: Name })} actions={<ButtonLink size="compact" href={callGroupPath(ID)} aria-label={mayEdit ? t.editCallGroup({ name: Name }) : t.openCallGroup({ name: Name })}>{mayEdit ? t.edit : t.open}</ButtonLink>}>
      <AskFailure {...{ failure, isLoading, reload }} title={t.callGroupFailed} />
      {!answer && !failure && <LoadingState label={t.callGroup} />}
      {answer && (
        <Stack gap={3}>
          <Text size="small" tone="muted">{answer.DirectoryPin === '' ? t.foundByName({ name: Name }) : t.foundByPin({ name: Name, pin: answer.DirectoryPin })}</Text>
          <Calls group={answer} now={api.serverNow()} />
          {left.length > 0 && <Text size="small">{t.notCalled({ names: list(left.map((resident) => resident.Name)) })}</Text>}
        </Stack>
      )}
    </Card>
  )
}

/** Draws an unanswered call. `now` is in milliseconds on the server's clock. */
function Calls({ group, now }: { group: CallGroupRecord; now: number }) {
  const [plan, world] = [toCallPlan(group), callWorldOf(group, now)]
  return <CallTimeline plan={plan} events={simulateCall(plan, world, {})} people={world.people} />
}
