import { codeName, hasInviteEnded, isClosedNow, type InviteKeyWords, type InviteView, type RecurringInviteView, type TemporaryInviteView } from '@portal/domain'
import { codeStatus, columns, noCode, notice, saveLink, scanButton, slot, tile, unreadDetails } from '../card/codeParts.ts'
import { icons } from '../dom/icons.ts'
import { h, type ShownElement } from '../dom/morph.ts'
import { type Act, button } from '../dom/parts.ts'

/** A key whose code can be shown or requested at once. */
export type FirstView = (TemporaryInviteView & { image: string }) | RecurringInviteView

/** Whether `FirstLook` can show a key at `now`: a temporary one with its code, or a recurring one before the first press. */
export function isFirstView(view: InviteView, now: number): view is FirstView {
  if (view.kind === 'message' || hasInviteEnded(view.endsAt, now) || isClosedNow(view, now)) return false
  return view.kind === 'temporary' ? view.image !== null : view.freshness.state === 'idle' && !view.freshness.hasFailed
}

export interface FirstLookSetting {
  words: InviteKeyWords
  /** Language as a BCP 47 tag. */
  locale: string
  /** The button press that waits for the rest of the card. */
  pressed: Act | null
  /** Whether a press failed because the rest of the card did not load. */
  hasFailed: boolean
}

/** The code column of a key, as in `viewCode`, before the other texts have loaded. */
export function viewFirst(view: FirstView, { words, locale, pressed, hasFailed }: FirstLookSetting): ShownElement {
  const failure = hasFailed && notice(icons.warning, 'warning', 'alert', words.notLoaded, words.loadFailedHint)
  const column = view.kind === 'temporary'
    ? [
        slot(tile(codeName(view, words, locale))),
        failure,
        scanButton(words, pressed !== null),
        saveLink(view.image, view.downloadName, words),
      ]
    : [
        slot(noCode(icons.code, 'neutral', words.awaitsGenerate)),
        codeStatus(),
        failure,
        button(words.generate, { act: 'generate', icon: icons.code, isPrimary: true, isBusy: pressed !== null }),
        notice(icons.warning, 'warning', null, words.noticeTitle, words.notice),
      ]
  return h('article', { 'class': 'card', 'part': 'card', 'data-status': view.statusWord }, columns(column.filter((shown) => shown !== false), unreadDetails()))
}
