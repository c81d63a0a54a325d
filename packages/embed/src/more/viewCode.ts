import type { CodeNotice, InviteCode, InviteWords, NoCode } from '@portal/domain'
import { codeStatus, noCode, notice, saveLink, scanButton, slot, tile } from '../card/codeParts.ts'
import { icon } from '../dom/icon.ts'
import { icons } from '../dom/icons.ts'
import { h, type ShownElement } from '../dom/morph.ts'
import { button, p } from '../dom/parts.ts'
import { moreIcons } from './moreIcons.ts'
import { looks } from './viewDetails.ts'

interface CodeView {
  code: InviteCode
  words: InviteWords
  isRecurring: boolean
  /** File name for saving the code's picture, without extension. */
  downloadName: string
  /** Replaces the text and icon of a missing code. */
  instead?: ShownElement | undefined
}

/** The column with the code, or the reason why there is none, its age, and its buttons. */
export function viewCode({ code, words, isRecurring, downloadName, instead }: CodeView): ShownElement[] {
  const { image, isBusy, generate, advice } = code
  return [
    slot(image === null ? instead ?? missing(code, isRecurring) : tile(code.alt), isBusy),
    ...(isRecurring ? [status(code)] : []),
    ...code.notices.map(noticeOf),
    ...(image === null ? [] : [scanButton(words, false)]),
    ...(image === null || isRecurring ? [] : [saveLink(image, downloadName, words)]),
    ...(generate ? [button(generate.label, { act: 'generate', icon: generate.isAgain ? icons.refresh : icons.code, isPrimary: generate.isPrimary, isBusy, disabledReason: generate.disabledReason })] : []),
    ...(advice ? [noticeOf(advice)] : []),
  ]
}

const signs: Record<Exclude<NoCode, 'closed'>, readonly [string, string | null]> = { awaited: [icons.code, 'neutral'], generating: [icons.busy, null], used: [moreIcons.slash, 'neutral'], ended: [moreIcons.cross, 'danger'] }

function missing({ missing: why, placeholder, statusWord }: InviteCode, isRecurring: boolean): ShownElement {
  const [sign, tone] = isRecurring && why !== 'closed' ? signs[why ?? 'awaited'] : [looks[statusWord].sign, looks[statusWord].tone]
  return noCode(sign, tone, placeholder)
}

const status = ({ ready, fact }: InviteCode) => codeStatus(
  ready !== null && h('div', { class: 'ready' }, icon(moreIcons.check, { tone: 'success' }), ready),
  fact !== null && p('small muted tabular', fact))

const noticeSigns: Record<CodeNotice['tone'], string> = { danger: moreIcons.cross, info: moreIcons.info, warning: icons.warning }

const noticeOf = ({ tone, role, title, text }: CodeNotice) => notice(noticeSigns[tone], tone, role, title, text)
