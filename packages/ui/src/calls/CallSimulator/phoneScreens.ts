import { type CallEvent, type CallPhone, type CallPlan, callSteps } from '@portal/domain'
import type { callSimulatorMessages } from './CallSimulator.messages.ts'

export type ScreenName = keyof typeof callSimulatorMessages['screens']

/** What a phone shows at a certain time of a call. */
export interface PhoneScreen {
  phone: CallPhone
  screen: ScreenName
  /** When the phone last began to ring; null if it hasn't rung. */
  rangAt: number | null
  /** When the phone was answered; null if it wasn't. */
  answeredAt: number | null
}

/** The screens of all phones of a plan at a certain time, each phone once. */
export function phoneScreens(plan: CallPlan, events: readonly CallEvent[], at: number): PhoneScreen[] {
  const past = events.filter((event) => event.at <= at)
  const isOver = past.length === events.length
  const phones = new Map(callSteps(plan).flatMap((step) => step.phones).map((phone) => [phone.key, phone]))
  return [...phones.values()].map((phone) => {
    const own = past.filter((event) => 'phone' in event && event.phone === phone.key)
    const last = own.at(-1)
    return {
      phone,
      screen: last ? screenOf(last, phone) : isOver ? 'notRung' : 'silent',
      rangAt: own.findLast(({ kind }) => kind === 'ring')?.at ?? null,
      answeredAt: own.findLast(({ kind }) => kind === 'answered')?.at ?? null,
    }
  })
}

function screenOf(event: CallEvent, { kind }: CallPhone): ScreenName {
  switch (event.kind) {
    case 'ring': return kind === 'app' ? 'ringing' : 'telephone'
    case 'answered': return 'talking'
    case 'unreachable': return event.reason
    case 'stopped': return event.reason === 'gone' || event.reason === 'switchedOff' ? event.reason : 'stopped'
    case 'declined':
    case 'opened':
    case 'timeout': return event.kind
    case 'notOpened': return 'talking'
    case 'called':
    case 'step':
    case 'ended': return 'silent'
    default: return event satisfies never
  }
}
