import { type CallGroupRecord, toCallPlan, toCallWorld, type endpoints, type ResponseOf } from '@portal/api-client/contract'
import { outlineCall } from '@portal/domain'
import { InlineAlert, Stack, Text, useCallTexts } from '@portal/ui'
import { type Asked, useAsk, AskFailure } from '../app/asking.tsx'
import { callGroupChangesMessages } from './callGroupChanges.messages.ts'
import type { PayloadOf } from '@portal/api-client'

/** Shows the effect on each changed call group, before the user confirms. */
export function CallGroupChanges({ asked: { answer, failure, isLoading, reload } }: { asked: Asked<CallGroupPreview | null> }) {
  const t = callGroupChangesMessages.useWords()
  if (failure) {
    return (
      <AskFailure {...{ failure, isLoading, reload }} title={t.failed} />
    )
  }
  if (!answer) return isLoading ? <Text role="status" tone="muted">{t.loading}</Text> : null
  if (answer.Changes.length === 0) return null
  return (
    <section aria-label={t.title}>
      <Stack gap={2}>
        <Text isStrong>{t.title}</Text>
        {answer.Changes.map((change) => (
          <Change key={change.CallGroup.ID} change={change} now={answer.Now} />
        ))}
        {answer.Total > answer.Changes.length && <Text tone="muted">{t.more({ count: answer.Total - answer.Changes.length })}</Text>}
      </Stack>
    </section>
  )
}

function Change({ change: { CallGroup: group, FirstCalled, SecondCalled, Numbers }, now }: { change: CallGroupPreview['Changes'][number]; now: string }) {
  const t = callGroupChangesMessages.useWords()
  const { reach } = useCallTexts()
  const [station] = group.Stations
  const world = toCallWorld(group, Date.parse(now), station)
  const after: CallGroupRecord = { ...group, FirstCalled, SecondCalled, Numbers }
  const reaches = (record: CallGroupRecord) => reach(toCallPlan(record), world, station?.Name)
  const isNobody = outlineCall(toCallPlan(after), world).steps.every(({ rings }) => rings.length === 0)
  return (
    <InlineAlert tone={isNobody ? 'danger' : 'info'} title={t.group({ name: group.Name })}>
      {reaches(after).sentence} {t.before({ reach: reaches(group).detail })}
    </InlineAlert>
  )
}

type CallGroupPreviewRequest = PayloadOf<typeof endpoints.previewCallGroupChange>
export type CallGroupPreview = ResponseOf<typeof endpoints.previewCallGroupChange>

/** Requests the effect on call groups once these users have left, or which users need a call group to sign in; null sends no request. */
export function useCallGroupPreview(request: CallGroupPreviewRequest | null): Asked<CallGroupPreview | null> {
  return useAsk(request && JSON.stringify(request), async (api, signal) => request && api.previewCallGroupChange(request, { signal }))
}
