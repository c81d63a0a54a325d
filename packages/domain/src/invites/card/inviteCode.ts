import type { Freshness } from '../freshness.ts'
import { hasInviteEnded, isClosedNow } from '../inviteStatus.ts'
import type { InviteStatusWord, RecurringInviteView, TemporaryInviteView } from '../inviteView.ts'
import { codeName } from './codeName.ts'
import { type InviteCardSetting, timesOf } from './inviteDetails.ts'
import { type TimeSetting, timeOf } from './inviteTimes.ts'
import { openingText, whenText } from './inviteWords.ts'

/**
 * Why no code is shown: the guest must request one, one is being created, the last one was used, no door opens now, or the key has ended.
 */
export type NoCode = 'awaited' | 'generating' | 'used' | 'closed' | 'ended'

/** A notice below the code. Screen readers announce one with a role. */
export interface CodeNotice {
  tone: 'danger' | 'info' | 'warning'
  role: 'alert' | 'status' | null
  title: string
  text: string
}

/** The code of an invite with all texts around it, as the card shows them now. */
export interface InviteCode {
  /** The status to show: the view's, or `expired` if the end has passed since the page loaded. */
  statusWord: InviteStatusWord
  hasEnded: boolean
  /**
   * The code as base64 of a PNG, without a `data:` prefix. Null while no code may be shown; `missing` and `placeholder` then replace it.
   */
  image: string | null
  /** Text for screen readers in place of the picture. */
  alt: string
  missing: NoCode | null
  placeholder: string
  /** Whether a code is being created. */
  isBusy: boolean
  /** The announcement for screen readers that the code is ready. */
  ready: string | null
  /** How old the code is, when it was used, or what to do now. Screen readers announce changes. */
  fact: string | null
  /** Notices before the buttons. */
  notices: readonly CodeNotice[]
  /** The button that creates a code or the next one; null for none. */
  generate: { label: string; isAgain: boolean; isPrimary: boolean; disabledReason: string | null } | null
  /** Advice after the buttons, for guests with a recurring key. */
  advice: CodeNotice | null
}

/** A temporary key shows its code at once, until it ends (spec §4). */
export function temporaryCode(view: TemporaryInviteView, setting: InviteCardSetting): InviteCode {
  const { now, words, locale } = setting
  const hasEnded = hasInviteEnded(view.endsAt, now)
  const closed = hasEnded ? null : closedText(view, setting)
  const image = hasEnded || closed ? null : view.image
  return {
    statusWord: hasEnded ? 'expired' : closed?.statusWord ?? openWord(view),
    hasEnded,
    image,
    alt: codeName(view, words, locale),
    missing: image !== null ? null : closed ? 'closed' : 'ended',
    placeholder: closed?.text ?? `${words.ended}. ${words.endedHint}`,
    isBusy: false,
    ready: null,
    fact: null,
    notices: hasEnded ? [] : keptNotice(setting, timesOf(view, setting)),
    generate: null,
    advice: null,
  }
}

/** A recurring key shows a code only after the guest asked for one, and only until it was used (spec §2, §4). */
export function recurringCode(view: RecurringInviteView, given: Freshness, isOffline: boolean, setting: InviteCardSetting): InviteCode {
  const { now, words } = setting
  const times = timesOf(view, setting)
  const hasEnded = given.state === 'expired' || hasInviteEnded(view.endsAt, now)
  const freshness: Freshness = hasEnded ? { state: 'expired' } : given
  const closed = hasEnded ? null : closedText(view, setting)
  const image = freshness.state === 'fresh' && !closed ? view.image : null
  const isBusy = freshness.state === 'generating'
  const isAgain = image !== null || freshness.state === 'used' || (isBusy && freshness.previous.state !== 'idle')
  const missing = closed ? 'closed' : image === null ? missingOf[freshness.state] : null
  const notices = hasEnded ? [] : keptNotice(setting, times)
  if ('hasFailed' in freshness && freshness.hasFailed) notices.push({ tone: 'danger', role: 'alert', title: words.failed, text: words.failedHint })
  if (isOffline && !hasEnded) {
    notices.push({ tone: 'info', role: 'status', title: words.offline, text: image === null ? words.offlineHint : words.offlineFreshHint })
  }
  return {
    statusWord: hasEnded ? 'expired' : closed?.statusWord ?? openWord(view),
    hasEnded,
    image,
    alt: freshness.state === 'fresh' ? words.qrKeyMadeAt({ madeAt: timeOf(freshness.generatedAt, times) }) : words.qrKey,
    missing,
    placeholder: missing === null ? '' : { awaited: words.awaitsGenerate, generating: words.generating, used: words.used, closed: closed?.text ?? '', ended: words.ended }[missing],
    isBusy,
    ready: image === null ? null : words.ready,
    fact: factOf(),
    notices,
    generate: hasEnded || closed ? null : {
      label: isAgain ? words.refresh : words.generate,
      isAgain,
      isPrimary: image === null,
      disabledReason: isOffline ? `${words.offline} ${words.offlineHint}` : null,
    },
    advice: hasEnded ? null : { tone: 'warning', role: null, title: words.noticeTitle, text: words.notice },
  }

  function factOf(): string | null {
    if (freshness.state === 'fresh' && image !== null) return words.made({ when: whenText(freshness.generatedAt, now, words, times) })
    if (freshness.state === 'used') return words.usedAt({ when: whenText(freshness.usedAt, now, words, times) })
    return freshness.state === 'expired' ? words.endedHint : null
  }
}

/** The status of a working key, whose hours may have begun since the page loaded. */
function openWord({ statusWord }: TemporaryInviteView | RecurringInviteView): InviteStatusWord {
  return statusWord === 'opensLater' || statusWord === 'notOpening' ? 'validNow' : statusWord
}

/** The text that replaces the code while the key opens no door; null while it does. */
function closedText(view: TemporaryInviteView | RecurringInviteView, setting: InviteCardSetting): { statusWord: InviteStatusWord; text: string } | null {
  const { now, words } = setting
  if (!isClosedNow(view, now)) return null
  const opens = openingText(view, now, words, timesOf(view, setting))
  return opens === null ? { statusWord: 'notOpening', text: words.notOpeningHint } : { statusWord: 'opensLater', text: `${opens}. ${words.opensLaterHint}` }
}

function keptNotice({ now, words, keptAt = null }: InviteCardSetting, times: TimeSetting): CodeNotice[] {
  return keptAt === null ? [] : [{ tone: 'info', role: 'status', title: words.kept, text: words.keptHint({ when: whenText(keptAt, now, words, times) }) }]
}

const missingOf: Record<Freshness['state'], NoCode> = { idle: 'awaited', fresh: 'awaited', generating: 'generating', used: 'used', expired: 'ended' }
