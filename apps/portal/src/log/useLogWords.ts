import type { IconComponent } from '@portal/ui'
import { Ban, CircleCheck, Lock, PhoneCall, PhoneMissed, SquarePen } from 'lucide-react'
import { useGateReason } from '../access/useGateReason.ts'
import { standingOf } from '../calls/visitorCalls/visitorCallsView.ts'
import { useCallStatusWords } from '../calls/visitorCalls/useCallStatusWords.ts'
import { useFormats } from '../i18n/useFormats.ts'
import { logMessages } from './log.messages.ts'
import { changeHead } from './changeHead.ts'
import type { CallLine, ChangeLine, EventLine, LogLine } from './logLine.ts'
import { useCredentialKind } from './useCredentialKind.ts'

/** The texts of an event. */
export interface LineWords {
  icon: IconComponent
  tone: 'success' | 'danger' | 'warning' | 'info'
  title: string
  /** Details about the event; empty if the title says everything. */
  detail: string
  outcome: string
}

/** Returns a function that describes an event; `now` is an ISO instant on the server's clock. */
export function useLogWords(timeZone: string, now: string): (line: LogLine) => LineWords {
  const t = logMessages.useWords()
  const reasonOf = useGateReason()
  const kindOf = useCredentialKind()
  const formats = useFormats(timeZone)
  const sayStanding = useCallStatusWords(formats)
  const outcomes = { open: t.opened, hold: t.held, close: t.closed, resume: t.resumed }
  const changeOutcomes: Partial<Record<ChangeLine['Action'], string>> = { started: t.wasStarted, released: t.wasReleased, ended: t.wasEnded }
  const whatOf = useRecordWords()

  const ofEvent = (line: EventLine): LineWords => {
    const { Who, IsWhoHidden, Decision, PortName: port, Reason, CredentialKind, HeldOpenBy, HeldBySchedule: schedule, DoorAction, DoorUntil, DoorNote: note, UnsyncedSince } = line
    const isOpen = Decision === 'open'
    const how = () => {
      if (!isOpen) return reasonOf(Reason)
      if (DoorAction === 'hold' && DoorUntil !== null) return t.door_holdUntil({ time: formats.timeSince(DoorUntil, now) })
      if (DoorAction !== null) return t[`door_${DoorAction}`]
      if (CredentialKind === 'Call') return t.forVisitor
      if (CredentialKind === 'Schedule') return t.bySchedule
      if (HeldOpenBy === null) return kindOf(CredentialKind)
      return schedule === null ? t.heldOpen : t.heldBySchedule({ schedule })
    }
    const what = t.atDoor({ port, how: how() })
    const explained = note === '' ? what : t.because({ what, note })
    return {
      icon: isOpen ? CircleCheck : Ban, tone: isOpen ? 'success' : 'danger', outcome: isOpen ? outcomes[DoorAction ?? 'open'] : t.denied,
      title: IsWhoHidden ? t.knownUser : (Who ?? (isOpen ? t.anyone : t.unknownUser)), detail: UnsyncedSince === null ? explained : t.asOf({ what: explained, since: formats.timeSince(UnsyncedSince, now) }),
    }
  }

  const ofCall = ({ Call }: CallLine): LineWords => {
    const standing = standingOf(Call, now)
    const isAnswered = standing.kind === 'answered' || standing.kind === 'talking'
    const isRunning = Call.EndedAt === null
    return {
      icon: isAnswered || isRunning ? PhoneCall : PhoneMissed, tone: isAnswered ? 'success' : isRunning ? 'info' : 'warning',
      title: t.visitorCall({ station: Call.StationName }), detail: sayStanding(standing),
      outcome: isAnswered ? t.answered : isRunning ? t.rings : t.unanswered,
    }
  }

  const titleOf = (line: ChangeLine): string => {
    const what = whatOf(line)
    const who = line.By === null ? t.byLink : (line.By.Name ?? t.byHidden)
    const head = changeHead(line)
    if (head && 'people' in head) {
      const { people } = head
      return t[head.kind]({ who, people: people === null ? t.manyPeople : people.length > 2 ? t.people({ count: people.length }) : formats.list(people) })
    }
    if (head?.kind === 'undidImport') return t.undidImport({ who, records: t.records({ count: head.records }) })
    if (head?.kind === 'paidAutomatically' || head?.kind === 'payingFailedAutomatically') return t[head.kind]
    if (head) return t[head.kind]({ who, what })
    const state = line.Rows[0]?.Fields.find(({ Field }) => Field === 'taskState')?.To
    if (isAutomatic(line)) {
      if (line.Action === 'released' && line.IsDrill !== true) return t.releasedAutomatically({ what })
      return state === 'failed' ? t.failedAutomatically({ what }) : state === 'done' ? t.doneAutomatically({ what }) : t.endedAutomatically({ what })
    }
    const say = line.Action === 'released' && line.IsDrill === true ? t.ended : line.Action === 'ended' && state === 'done' ? t.finished : line.Action === 'ended' && state === 'cancelled' ? t.cancelled : t[line.Action]
    return say({ who, what })
  }

  const ofChange = (line: ChangeLine): LineWords => {
    return {
      icon: line.Subject === 'lockdown' ? Lock : SquarePen, tone: 'info', outcome: changeOutcomes[line.Action === 'released' && line.IsDrill === true ? 'ended' : line.Action] ?? t.saved,
      title: titleOf(line), detail: line.Subjects > 1 && changeHead(line) === null ? t.andMore({ count: line.Subjects - 1 }) : '',
    }
  }

  return (line) => (line.Kind === 'event' ? ofEvent(line) : line.Kind === 'call' ? ofCall(line) : ofChange(line))
}

/** Whether a change was automatic: a time was over, a task was done, or a controller answered. */
export function isAutomatic({ By, Call }: Pick<ChangeLine, 'By' | 'Call'>): boolean {
  return By === null && Call === ''
}

/** Returns a function that names a record within a sentence, such as 'the schedule Office hours'. */
export function useRecordWords(): (record: Pick<ChangeLine, 'Subject' | 'Name'> & { IsDrill?: boolean | undefined }) => string {
  const t = logMessages.useWords()
  return ({ Subject, Name: name, IsDrill = false }) => {
    if (IsDrill) return t.drill({ name })
    if (Subject === 'billing' || Subject === 'alert') return t[Subject]
    if (Subject === 'person') return name
    return Subject === 'code' && name === '' ? t.codeUnnamed : t[Subject]({ name })
  }
}
