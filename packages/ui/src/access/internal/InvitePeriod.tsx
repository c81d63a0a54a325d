import { clocksDiffer } from '@portal/domain'
import type { RecurringInviteView, TemporaryInviteView } from '@portal/domain'
import { styled } from 'styled-components'
import { Text } from '../../elements/Text/index.ts'
import type { InviteDetailsProps } from './InviteDetails.tsx'
import { propertyTimeText } from './inviteWords.ts'
import type { InviteWords } from './inviteWords.ts'
import { dateOf, isSameDay, longDateOf, shownEnd, timeOf, zoneName } from './inviteTimes.ts'
import type { TimeSetting } from './inviteTimes.ts'

/** When the invite works, on the property's clocks; the guest's clock beside it where it differs. */
export function InvitePeriod({ view, now, words, locale, viewerTimeZone, property }: InviteDetailsProps) {
  const setting = { locale, timeZone: view.timeZone }
  const [first, second] = view.kind === 'recurring' ? days(view, words, setting) : times(view, words, setting)
  return (
    <>
      <Text isStrong>{first}</Text>
      {second !== undefined && <Text isTabular>{second}</Text>}
      {view.weeklyPlan.length > 0 && (
        <Plan>
          {[...view.weeklyPlan.entries()].map(([position, { week, info }]) => (
            <div key={position}>
              <dt><bdi>{week}</bdi></dt>
              <dd><bdi>{info}</bdi></dd>
            </div>
          ))}
        </Plan>
      )}
      <Zone>
        {propertyTimeText(words, zoneName(now, setting), property?.city)}
        {viewerTimeZone !== undefined && clocksDiffer(view.timeZone, viewerTimeZone, now) && <>. {yourTime(now, { locale, timeZone: viewerTimeZone }, words)}</>}
      </Zone>
    </>
  )
}

function yourTime(now: number, viewer: TimeSetting, words: InviteWords): string {
  return words.yourTime({ time: timeOf(now, viewer), zone: zoneName(now, viewer) })
}

type View = TemporaryInviteView | RecurringInviteView

function days({ startsAt, endsAt }: View, words: InviteWords, setting: TimeSetting): [string, string?] {
  const from = startsAt === null ? null : dateOf(startsAt, setting)
  const to = endsAt === null ? null : dateOf(shownEnd(endsAt, setting), setting)
  if (from !== null && to !== null) return [from === to ? from : words.fromTo({ from, to })]
  return onesided(from, to, words)
}

function times({ startsAt, endsAt }: View, words: InviteWords, setting: TimeSetting): [string, string?] {
  const end = endsAt === null ? null : shownEnd(endsAt, setting)
  const dayAndTime = (instant: string | number) => words.dayAndTime({ day: longDateOf(instant, setting), time: timeOf(instant, setting) })
  if (startsAt === null || end === null) {
    return onesided(startsAt && dayAndTime(startsAt), end === null ? null : dayAndTime(end), words)
  }
  if (isSameDay(startsAt, end, setting)) {
    return [longDateOf(startsAt, setting), words.fromTo({ from: timeOf(startsAt, setting), to: timeOf(end, setting) })]
  }
  return [words.fromTo({ from: dayAndTime(startsAt), to: dayAndTime(end) })]
}

function onesided(from: string | null, to: string | null, words: InviteWords): [string, string?] {
  if (from !== null) return [words.from({ start: from }), words.noEnd]
  return [to === null ? words.noEnd : words.until({ end: to })]
}

const Plan = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--portal-space-0-5) var(--portal-space-4);
  margin: var(--portal-space-1) 0 0;
  font-variant-numeric: tabular-nums;

  > div {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
  }
  dd {
    margin: 0;
  }
`

const Zone = styled.p`
  margin: 0;
  font: var(--portal-type-small);
  color: var(--portal-text-muted);
`
