import type { InviteDetails, InviteStatusWord } from '@portal/domain'
import { icon } from '../dom/icon.ts'
import { icons } from '../dom/icons.ts'
import { h, type ShownElement } from '../dom/morph.ts'
import { bdi, heading, p } from '../dom/parts.ts'
import { moreIcons } from './moreIcons.ts'

/** Icon and color of each status. The text beside them says the same. */
export const looks: Record<InviteStatusWord, { sign: string; tone: string }> = {
  validNow: { sign: moreIcons.check, tone: 'success' },
  opensLater: { sign: moreIcons.clock, tone: 'info' },
  notOpening: { sign: icons.warning, tone: 'warning' },
  startsLater: { sign: moreIcons.clock, tone: 'info' },
  endsToday: { sign: moreIcons.clock, tone: 'warning' },
  expired: { sign: moreIcons.cross, tone: 'danger' },
  revoked: { sign: moreIcons.ban, tone: 'danger' },
  usedUp: { sign: moreIcons.cross, tone: 'danger' },
  invalid: { sign: moreIcons.cross, tone: 'danger' },
}

/** The column with the details of an invite. */
export function viewDetails({ statusWord, status, recurring, name, sentBy, period, places, uses, fromSender }: InviteDetails, level: number): ShownElement[] {
  const { sign, tone } = looks[statusWord]
  return [
    h('header', { class: 'head' },
      h('div', { class: 'badges' },
        h('span', { class: 'badge', part: 'status', 'data-tone': tone }, icon(sign, { size: 14 }), status),
        recurring !== null && h('span', { class: 'kind small muted' }, icon(icons.refresh), recurring)),
      heading(level, {}, bdi(name)),
      sentBy && p('muted', sentBy.label, ' ', bdi(sentBy.name))),
    h('hr'),
    h('div', { class: 'facts' },
      fact('calendar',
        p('strong', period.first),
        period.second !== null && p('tabular', period.second),
        period.plan.length > 0 && h('dl', {}, period.plan.map(({ week, info }, position) =>
          h('div', { key: String(position) }, h('dt', {}, bdi(week)), h('dd', {}, bdi(info))))),
        p('small muted', period.zone)),
      places && fact('place',
        p('strong', places.title),
        h('ul', { class: 'places', role: 'list' }, places.names.map((place, position) => h('li', { key: String(position) }, bdi(place)))),
        places.property !== null && p('small muted property', bdi(places.property)),
        places.address !== null && p('small muted', bdi(places.address))),
      uses && fact('history',
        uses.left !== null && p('strong tabular', uses.left),
        uses.last !== null && p('small muted tabular', uses.last)),
      fromSender && fact('info', p('strong', fromSender.title), h('p', { class: 'description', dir: 'auto' }, fromSender.text))),
  ]
}

function fact(sign: 'calendar' | 'place' | 'history' | 'info', ...children: Parameters<typeof h>[2][]): ShownElement {
  return h('div', { key: sign, class: 'fact' }, icon(moreIcons[sign]), h('div', {}, ...children))
}
