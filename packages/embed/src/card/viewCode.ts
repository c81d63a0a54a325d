import type { CodeNotice, InviteCode, InviteWords, NoCode } from '@portal/domain'
import { icon } from '../dom/icon.ts'
import type { IconName } from '../dom/iconPaths.ts'
import { h, type ShownElement } from '../dom/morph.ts'
import { button, p } from '../dom/parts.ts'
import { looks } from './viewDetails.ts'

interface CodeView {
  code: InviteCode
  words: InviteWords
  isRecurring: boolean
  /** Of a saved picture, without extension. */
  downloadName: string
}

/** The code's column: the code or why there is none, how fresh it is, and what to do with it. */
export function viewCode({ code, words, isRecurring, downloadName }: CodeView): ShownElement[] {
  const { image, isBusy, generate, advice } = code
  return [
    h('div', { class: 'slot', 'aria-busy': isBusy && 'true' }, image === null ? noCode(code, isRecurring) : tile(code.alt, '')),
    ...(isRecurring ? [status(code)] : []),
    ...code.notices.map(notice),
    ...(image === null ? [] : [button(words.showFullScreen, { act: 'scan', icon: 'expand', isPrimary: true })]),
    ...(image === null || isRecurring ? [] : [
      h('a', { class: 'button', part: 'button', href: `data:image/png;base64,${image}`, download: `${downloadName || 'invite'}.png` }, icon('download'), h('span', {}, words.saveImage)),
    ]),
    ...(generate ? [button(generate.label, { act: 'generate', icon: generate.isAgain ? 'refresh' : 'code', isPrimary: generate.isPrimary, isBusy, disabledReason: generate.disabledReason })] : []),
    ...(advice ? [notice(advice)] : []),
  ]
}

/** The picture is drawn after it stands in the page (`drawCode`): a policy for images does not concern a canvas. */
export function tile(alt: string, look: string): ShownElement {
  return h('div', { class: `tile${look}`, part: 'code' }, h('canvas', { role: 'img', 'aria-label': alt }))
}

const signs: Record<NoCode, [IconName, string]> = { awaited: ['code', 'neutral'], generating: ['busy', 'neutral'], used: ['slash', 'neutral'], ended: ['cross', 'danger'] }

function noCode({ missing, placeholder, statusWord }: InviteCode, isRecurring: boolean): ShownElement {
  const [sign, tone] = isRecurring ? signs[missing ?? 'awaited'] : [looks[statusWord].sign, looks[statusWord].tone]
  return h('div', { class: 'none' }, icon(sign, { size: 20, tone: sign === 'busy' ? null : tone }), h('span', {}, placeholder))
}

/** Stands before it speaks. */
function status({ ready, fact }: InviteCode): ShownElement {
  return h('div', { class: 'status', role: 'status', 'aria-live': 'polite', 'aria-atomic': 'true' },
    ready !== null && h('div', { class: 'ready' }, icon('check', { tone: 'success' }), ready),
    fact !== null && p('small muted tabular', fact))
}

const noticeSigns: Record<CodeNotice['tone'], IconName> = { danger: 'cross', info: 'info', warning: 'warning' }

function notice({ tone, role, title, text }: CodeNotice): ShownElement {
  return h('div', { key: title, class: 'notice', part: 'notice', 'data-tone': tone, role },
    icon(noticeSigns[tone], { tone }), h('div', {}, h('strong', { class: 'strong' }, title), ' ', text))
}
