import { useStore } from '@nanostores/react'
import type { IconComponent } from '@portal/ui'
import { Ban, CircleCheck, PhoneCall, PhoneMissed, SquarePen } from 'lucide-react'
import { useGateReason } from '../access/useGateReason.ts'
import { standingOf } from '../calls/visitorCalls/visitorCallsView.ts'
import { useStandingWords } from '../calls/visitorCalls/useStandingWords.ts'
import { useFormats } from '../i18n/useFormats.ts'
import { logMessages } from './log.messages.ts'
import type { CallLine, ChangeLine, EventLine, LogLine } from './logLine.ts'
import { useCredentialKind } from './useCredentialKind.ts'

/** A line of the log in words. */
export interface LineWords {
  icon: IconComponent
  tone: 'success' | 'danger' | 'warning' | 'info'
  title: string
  /** Empty where the title says all. */
  detail: string
  outcome: string
}

/** Says a line of the log; `now` is an ISO instant on the server's clock. */
export function useLogWords(timeZone: string, now: string): (line: LogLine) => LineWords {
  const t = useStore(logMessages)
  const reasonOf = useGateReason()
  const kindOf = useCredentialKind()
  const sayStanding = useStandingWords(useFormats(timeZone))
  const whatOf = useRecordWords()

  const ofEvent = ({ Who, IsWhoHidden, Decision, PortName: port, Reason, CredentialKind, HeldOpenBy, HeldBySchedule: schedule, DoorAction }: EventLine): LineWords => {
    const isOpen = Decision === 'open'
    const how = () => {
      if (!isOpen) return reasonOf(Reason)
      if (DoorAction !== null) return t[`door_${DoorAction}`]
      if (CredentialKind === 'Call') return t.forVisitor
      if (CredentialKind === 'Schedule') return t.bySchedule
      if (HeldOpenBy === null) return kindOf(CredentialKind)
      return schedule === null ? t.heldOpen : t.heldBySchedule({ schedule })
    }
    return {
      icon: isOpen ? CircleCheck : Ban, tone: isOpen ? 'success' : 'danger', outcome: isOpen ? t.opened : t.denied,
      title: IsWhoHidden ? t.somebody : (Who ?? (isOpen ? t.anybody : t.unknownPerson)), detail: t.atDoor({ port, how: how() }),
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

  const ofChange = (line: ChangeLine): LineWords => {
    const who = line.By === null ? t.byLink : (line.By.Name ?? t.byHidden)
    return {
      icon: SquarePen, tone: 'info', outcome: t.saved, title: t[line.Action]({ who, what: whatOf(line) }),
      detail: line.Subjects > 1 ? t.andMore(line.Subjects - 1) : '',
    }
  }

  return (line) => (line.Kind === 'event' ? ofEvent(line) : line.Kind === 'call' ? ofCall(line) : ofChange(line))
}

/** What a record is called in a sentence: 'the schedule Office hours'. */
export function useRecordWords(): (record: Pick<ChangeLine, 'Subject' | 'Name'>) => string {
  const t = useStore(logMessages)
  return ({ Subject, Name: name }) => {
    if (Subject === 'billing') return t.billing
    if (Subject === 'person') return name
    return Subject === 'code' && name === '' ? t.codeUnnamed : t[Subject]({ name })
  }
}
