import { describeWeek, endInstant, inviteOpening, startInstant, type RecurringInviteView, type TemporaryInviteView } from '@portal/domain'
import type { InviteForm } from './inviteForm.ts'

export interface PreviewFacts {
  /** Of the chosen doors. */
  names: readonly string[]
  sender: string
  /** Milliseconds on the server's clock. */
  now: number
  timeZone: string
  /** BCP 47. */
  locale: string
}

/** The guest's view of what stands in the form, without a code. */
export function toPreview(form: InviteForm, { names, sender, now, timeZone, locale }: PreviewFacts): RecurringInviteView | TemporaryInviteView {
  const { windows, validFrom, validUntil, usesAllowed } = form.restriction
  const startsAt = validFrom && startInstant(timeZone, validFrom)
  const endsAt = validUntil && endInstant(timeZone, validUntil)
  const opening = inviteOpening({ windows: windows ?? null, timeZone }, now)
  const facts = {
    id: 'preview',
    name: form.name.trim() === '' ? '…' : form.name,
    sentBy: sender,
    statusWord: startsAt !== null && startsAt > now ? ('startsLater' as const) : ('validNow' as const),
    startsAt: startsAt === null ? null : new Date(startsAt).toISOString(),
    endsAt: endsAt === null ? null : new Date(endsAt).toISOString(),
    timeZone,
    ...(opening ? { opening } : {}),
    locations: names,
    description: form.description,
    weeklyPlan: describeWeek(windows ?? [], { locale }).map(({ days, times }) => ({ week: days, info: times })),
    usesLeft: usesAllowed,
    lastUsedAt: null,
    downloadName: '',
    image: null,
  }
  return form.kind === 'Recurring' ? { kind: 'recurring', ...facts, freshness: { state: 'idle', hasFailed: false } } : { kind: 'temporary', ...facts }
}
