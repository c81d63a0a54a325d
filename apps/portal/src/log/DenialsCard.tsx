import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { localDateAt, sayAlertTitle } from '@portal/domain'
import { Card, LoadingState, RelativeTime, Text, TextLink, Timeline, type TimelineEntry } from '@portal/ui'
import { BellRing } from 'lucide-react'
import { styled } from 'styled-components'
import { ruleOfAlert, useAlertWords } from '../alerts/useAlertWords.ts'
import { AskFailure, type Question, useQuestion } from '../app/asking.tsx'
import { activityPath, canTheyGetInPath } from '../app/paths.ts'
import { useRights } from '../app/useRights.ts'
import { denialsMessages } from './denials.messages.ts'
import { daysCounted, filterOf } from './hoursUsed.ts'
import type { LogAnswer, LogLine } from './logLine.ts'
import type { ActivityOf } from './latestActivityQuestion.ts'
import { useLogWords } from './useLogWords.ts'

export interface DenialsCardProps {
  /** A door, whose refusals, missed calls and alerts of today are listed, or a user, whose refusals of the last days are. */
  of: { PortID: string } | ActivityOf
  /** IANA zone of the property. */
  timeZone: string
}

interface Denials {
  log: LogAnswer
  lines: readonly LogLine[]
  alerts: ResponseOf<typeof endpoints.getAlerts>['Alerts']
}

/** The number of events of each kind that the card lists. */
const shownAtMost = 20

/** Milliseconds between two requests, because a day ends. */
const pause = 60_000

const questionOf = (of: DenialsCardProps['of'], timeZone: string, maySeeAlerts: boolean): Question<Denials> => ({
  key: `denials ${JSON.stringify(of)}`, changesWith: ['events', 'calls'],
  async ask(api, signal) {
    const isDoor = 'PortID' in of
    const asked = { ...of, From: localDateAt(timeZone, api.serverNow() - (isDoor ? 0 : daysCounted - 1) * 86_400_000), count: shownAtMost }
    const [log, missed, alerts] = await Promise.all([
      api.getLog({ ...asked, Outcome: 'denied' }, { signal }),
      isDoor ? api.getLog({ ...asked, Outcome: 'unanswered' }, { signal }) : null,
      isDoor && maySeeAlerts ? api.getAlerts({ ...of, Days: 1, count: shownAtMost }, { signal }) : null,
    ])
    return { log, lines: [...log.Lines, ...(missed?.Lines ?? [])], alerts: (alerts?.Alerts ?? []).filter(({ Since }) => localDateAt(timeZone, Date.parse(Since)) === asked.From) }
  },
})

/** Lists what went wrong: refusals, and at a door also missed calls and alerts. A user without refusals has no card. */
export function DenialsCard({ of, timeZone }: DenialsCardProps) {
  const t = denialsMessages.useWords()
  const mayDo = useRights()
  const maySeeAlerts = mayDo('alerts.manage')
  const { answer, failure, isLoading, reload } = useQuestion(questionOf(of, timeZone, maySeeAlerts), { every: () => pause })
  const isDoor = 'PortID' in of
  const title = !isDoor ? t.ofUser({ days: daysCounted }) : maySeeAlerts ? t.ofDoor : t.ofDoorAlone
  const entries = useEntries(answer, timeZone)
  if (!isDoor && !failure && entries.length === 0) return null
  return (
    <Card
      title={title} fact={entries.length > 0 && answer?.log.Next === null && entries.length} padding="none"
      foot={answer && answer.log.Next !== null && <TextLink href={activityPath({ ...filterOf(of), outcome: 'denied' })}>{t.all}</TextLink>}
    >
      <AskFailure {...{ failure, isLoading, reload }} title={t.failed} />
      {!answer && !failure && <LoadingState label={title} />}
      {answer && entries.length === 0 && <Nothing tone="muted">{t.none}</Nothing>}
      <Timeline entries={entries} />
    </Card>
  )
}

/** The events and alerts, newest first. */
function useEntries(answer: Denials | undefined, timeZone: string): TimelineEntry[] {
  const t = denialsMessages.useWords()
  const mayExplain = useRights()('restrictions.view')
  const writing = useAlertWords()
  const now = answer?.log.Now ?? ''
  const say = useLogWords(timeZone, now)
  if (!answer) return []
  const timeOf = (instant: string) => <RelativeTime instant={instant} now={Date.parse(now)} timeZone={timeZone} />
  const ofLine = (line: LogLine) => {
    const { icon, tone, title, detail } = say(line)
    const action = line.Kind === 'event' && mayExplain && !line.IsWhoHidden && <TextLink href={canTheyGetInPath({ event: line.ID })} aria-label={t.whyFor({ event: `${title}, ${detail}` })}>{t.why}</TextLink>
    return { at: line.At, id: line.Place, icon, tone, title: <Text isStrong><bdi>{title}</bdi></Text>, detail, time: timeOf(line.At), action }
  }
  const ofAlert = (alert: Denials['alerts'][number]) => {
    const { ID, Name, Since, OverAt } = alert
    const title = sayAlertTitle({ rule: ruleOfAlert(alert), name: Name, since: Date.parse(Since), until: OverAt === null ? null : Date.parse(OverAt) }, { ...writing, timeZone })
    return { at: Since, id: `alert ${ID}`, icon: BellRing, tone: 'warning' as const, title: <Text isStrong><bdi>{title}</bdi></Text>, time: timeOf(Since) }
  }
  return [...answer.lines.map(ofLine), ...answer.alerts.map(ofAlert)].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
}

const Nothing = styled(Text)`
  padding: var(--portal-space-4);
`
