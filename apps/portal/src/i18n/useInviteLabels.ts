import { useStore } from '@nanostores/react'
import type { InviteLabels } from '@portal/ui'
import { useMemo } from 'react'
import { formattingLocale, locale } from './catalogue.ts'
import { inviteCardMessages } from './inviteCard.messages.ts'

/** The invite cards' words in the person's language. */
export function useInviteLabels(): InviteLabels {
  const t = useStore(inviteCardMessages)
  const tag = formattingLocale(useStore(locale))
  return useMemo(() => toInviteLabels(t, new Intl.ListFormat(tag, { type: 'conjunction' })), [t, tag])
}

type Texts = NonNullable<(typeof inviteCardMessages)['value']>

function toInviteLabels(t: Texts, list: Intl.ListFormat): InviteLabels {
  const when = ({ time, isToday, day }: { time: string; isToday: boolean; day: string }) => (isToday ? t.todayAt({ time }) : t.dayAt({ day, time }))
  return {
    status: {
      validNow: t.statusValidNow,
      startsLater: t.statusStartsLater,
      endsToday: t.statusEndsToday,
      expired: t.statusExpired,
      revoked: t.statusRevoked,
      usedUp: t.statusUsedUp,
      invalid: t.statusInvalid,
    },
    recurring: t.recurring,
    sentBy: t.sentBy,
    fromTo: t.fromTo,
    from: (start) => t.from({ start }),
    until: (end) => t.until({ end }),
    validUntil: (end) => t.validUntil({ end }),
    noEnd: t.noEnd,
    dayAndTime: t.dayAndTime,
    propertyTime: ({ name, city }) => (city === undefined ? t.propertyTime({ name }) : t.cityTime({ name, city })),
    yourTime: t.yourTime,
    places: t.places,
    usesLeft: (left) => (left === 0 ? t.noUsesLeft : t.usesLeft(left)),
    lastUsed: (moment) => t.lastUsed({ when: when(moment) }),
    fromSender: t.fromSender,
    qrAlt: ({ places, madeAt }) => {
      if (madeAt !== null) return t.qrKeyMadeAt({ madeAt })
      return places.length === 0 ? t.qrKey : t.qrKeyFor({ places: list.format(places) })
    },
    showFullScreen: t.showFullScreen,
    saveImage: t.saveImage,
    generate: t.generate,
    refresh: t.refresh,
    ready: t.ready,
    made: (moment) => t.made({ when: when(moment) }),
    awaitsGenerate: t.awaitsGenerate,
    generating: t.generating,
    used: t.used,
    usedAt: (moment) => t.usedAt({ when: when(moment) }),
    ended: t.ended,
    endedHint: t.endedHint,
    failed: t.failed,
    failedHint: t.failedHint,
    offline: t.offline,
    offlineHint: t.offlineHint,
    offlineFreshHint: t.offlineFreshHint,
    noticeTitle: t.noticeTitle,
    notice: t.notice,
    keepClose: t.keepClose,
    keepCloseHint: t.keepCloseHint,
    addToApple: t.addToApple,
    addToGoogle: t.addToGoogle,
    addToCalendar: t.addToCalendar,
    saveFailed: t.saveFailed,
    scanClose: t.scanClose,
    scanNow: t.scanNow,
    scanHint: t.scanHint,
    scanAwake: t.scanAwake,
    scanOffline: t.scanOffline,
    message: {
      validNow: t.messageCannotShow,
      startsLater: t.messageStartsLater,
      endsToday: t.messageCannotShow,
      expired: t.messageExpired,
      revoked: t.messageRevoked,
      usedUp: t.messageUsedUp,
      invalid: t.messageInvalid,
    },
    messageHint: {
      validNow: t.hintCannotShow,
      startsLater: t.hintStartsLater,
      endsToday: t.hintCannotShow,
      expired: t.hintExpired,
      revoked: t.hintRevoked,
      usedUp: t.hintUsedUp,
      invalid: t.hintInvalid,
    },
  }
}
