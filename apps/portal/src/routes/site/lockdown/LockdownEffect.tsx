import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { Card, DescriptionList, LoadingState, Stack, Text } from '@portal/ui'
import { type Question, useQuestion, AskFailure } from '#portal/app/asking.tsx'
import { useFormats } from '#portal/i18n/useFormats.ts'
import { lockdownEffectMessages } from './messages.ts'

export type LockdownPreview = ResponseOf<typeof endpoints.previewLockdown>

/** The request for the effect of a lockdown of these doors. */
export function effectQuestion(ports: readonly string[]): Question<LockdownPreview> {
  return { key: `lockdown ${ports.join()}`, ask: (api, signal) => api.previewLockdown({ PortIDs: [...ports] }, { signal }) }
}

/** Requests the effect of a lockdown, again when the doors change. */
export function useLockdownEffect(ports: readonly string[]) {
  return useQuestion(ports.length === 0 ? null : effectQuestion(ports), { after: 150 })
}

export interface LockdownEffectProps {
  asked: ReturnType<typeof useLockdownEffect>
  timeZone: string
}

/** Shows who keeps access, who is refused and who entered today, and the interrupted schedules. */
export function LockdownEffect({ asked: { answer, failure, isLoading, reload }, timeZone }: LockdownEffectProps) {
  const t = lockdownEffectMessages.useWords()
  return (
    <Card role="group" title={t.title} aria-busy={isLoading || undefined} padding={failure ? 'none' : 'default'}>
      {failure ? (
        <AskFailure {...{ failure, isLoading, reload }} title={t.failed} />
      ) : answer ? <Effect effect={answer} timeZone={timeZone} /> : <LoadingState label={t.loading} />}
    </Card>
  )
}

function Effect({ effect, timeZone }: { effect: LockdownPreview; timeZone: string }) {
  const t = lockdownEffectMessages.useWords()
  const formats = useFormats(timeZone)
  const { Now, KeepAccess, Refused, Codes, Invites, Schedules, Holds, Unreachable, LeftOpen, Inside } = effect
  const kept = KeepAccess.filter(({ People }) => People > 0)
  const time = (at: string) => formats.timeSince(at, Now)
  const refused = [t.people({ count: Refused }), ...(Codes > 0 ? [t.codes({ count: Codes })] : []), ...(Invites > 0 ? [t.invites({ count: Invites })] : []), t.calls]
  const overridden = [
    ...Schedules.filter(({ IsHolding }) => IsHolding).map(({ Name, PortName, At }) => (At === null ? t.holdingForGood({ name: Name ?? '', door: PortName }) : t.holding({ name: Name ?? '', door: PortName, time: time(At) }))),
    ...Schedules.filter(({ IsHolding, At }) => !IsHolding && At !== null).map(({ PortName, At }) => t.later({ door: PortName, time: time(At ?? Now) })),
    ...Holds.map((door) => t.hold({ door })),
  ]
  const open = [
    ...(Unreachable.length > 0 ? [t.unreachableText({ doors: formats.list(Unreachable) })] : []),
    ...(LeftOpen.length > 0 ? [t.leftOpenText({ doors: formats.list(LeftOpen) })] : []),
  ]
  const [last] = Inside.Latest
  const inside = [
    t.people({ count: Inside.People }),
    ...(last ? [t.last({ name: last.Who ?? t.someone, door: last.PortName, time: formats.time(last.At) })] : []),
    ...(Inside.HasUnseen ? [t.unseen] : []),
    t.whoLeft,
  ]
  return (
    <Stack gap={3}>
      <DescriptionList
        items={[
          { term: t.keep, value: <Lines lines={kept.length === 0 ? [t.nobody] : kept.map(({ Name, People }) => t.group({ name: Name ?? t.hiddenGroup, count: String(People) }))} /> },
          { term: t.refused, value: formats.list(refused) },
          { term: t.overridden, value: <Lines lines={overridden.length === 0 ? [t.nothing] : overridden} /> },
          ...(open.length > 0 ? [{ term: t.unreachable, value: <Lines lines={open} /> }] : []),
          { term: t.inside, value: <Lines lines={inside} /> },
        ]}
      />
    </Stack>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => <Text key={line} as="div"><bdi>{line}</bdi></Text>)
}
