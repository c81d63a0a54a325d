import { html } from 'hono/html'
import { endpoints } from '@portal/api-client/contract'
import { worlds } from '../seeds/worlds/index.ts'
import { sampleBrands } from '../accounts/sampleBrands.ts'
import type { Fault } from '../middleware/faults.ts'
import { icon } from './icons.ts'
import type { SandboxState } from './readState.ts'
import { sayDate, sayOffset, sayTime } from './sayTime.ts'

const jumps = [
  { minutes: 15, words: '+15 min' },
  { minutes: 60, words: '+1 hour' },
  { minutes: 1440, words: '+1 day' },
]

export function clockCard({ now, timeZone, clockOffset }: SandboxState) {
  const moved = sayOffset(clockOffset)
  return html`<section class="card" aria-labelledby="clock-title">
  <header>${icon('clock')}<h2 id="clock-title">Clock</h2></header>
  <div class="body stack-small">
    <div id="clock" data-live><div class="clock" data-offset="${clockOffset}" data-zone="${timeZone}">${sayTime(now, timeZone)}</div>
    <p class="small muted">${sayDate(now, timeZone)}, ${timeZone}.${moved === '' ? '' : ` ${moved}.`}</p></div>
    <div class="thirds">${jumps.map(
      ({ minutes, words }) => html`<button class="button small" type="button" data-action="clock" data-minutes="${minutes}">${words}</button>`,
    )}</div>
    <button class="button small quiet" type="button" data-action="clock-reset">${icon('reset')}<span>Back to now</span></button>
  </div>
</section>`
}

const switches = [
  { kind: 'unauthorized', title: 'Session ends', help: 'Calls answer 401' },
  { kind: 'serverError', title: 'Server error', help: 'Calls answer 500' },
  { kind: 'cutBody', title: 'Cut answers', help: 'The body breaks off half-way' },
  { kind: 'latency', title: 'Slow answers', help: '3 seconds each' },
] as const

export function faultsCard({ faults }: SandboxState) {
  return html`<section class="card" aria-labelledby="faults-title">
  <header>${icon('unplug')}<h2 id="faults-title">Faults</h2>
    <span class="end"><button class="button small quiet" type="button" data-action="faults-clear">All off</button></span></header>
  <div class="body"><label for="endpoint">Of which call</label>
    <select id="endpoint"><option value="*">Every call</option>${Object.keys(endpoints).map(
      (name) => html`<option value="${name}">${name}</option>`,
    )}</select></div>
  <ul class="rows">${switches.map(
    ({ kind, title, help }) => html`<li><div><div class="strong" id="fault-${kind}">${title}</div><div class="small muted">${help}</div></div>
    <button class="switch" type="button" role="switch" aria-checked="false" aria-labelledby="fault-${kind}"
      data-action="fault" data-kind="${kind}"></button></li>`,
  )}</ul>
  <p class="note small muted" id="faults" data-live data-faults="${JSON.stringify(faults)}">${
    faults.length === 0 ? 'No fault is on.' : `On: ${faults.map(sayFault).join('; ')}.`
  }</p>
</section>`
}

function sayFault({ endpoint, failure, latencyMs }: Fault): string {
  const title = switches.find(({ kind }) => kind === failure)?.title.toLowerCase()
  const parts = [title, latencyMs > 0 ? `${latencyMs / 1000} s slower` : undefined].filter((part) => part !== undefined)
  return `${endpoint === '*' ? 'every call' : endpoint}: ${parts.join(', ')}`
}

/** The fire alarms of the properties. A fire alarm opens every door, even in a lockdown. */
export function alarmsCard({ properties }: SandboxState) {
  return html`<section class="card" id="alarms" data-live aria-labelledby="alarms-title">
  <header>${icon('flame')}<h2 id="alarms-title">Fire alarm</h2></header>
  <ul class="rows">${properties.map(
    ({ id, name, hasFireAlarm }) => html`<li><div><div class="strong" id="alarm-of-${id}">${name}</div><div class="small muted">${hasFireAlarm ? 'On: every door opens' : 'Off'}</div></div>
    <button class="switch" type="button" role="switch" id="alarm-${id}" aria-checked="${String(hasFireAlarm)}" aria-labelledby="alarm-of-${id}"
      data-action="alarm" data-property="${id}" data-on="${String(!hasFireAlarm)}"></button></li>`,
  )}</ul>
</section>`
}

/** The brand of each account, for guests' pages, mails and passes. */
export function brandsCard({ accounts }: SandboxState) {
  return html`<section class="card" id="brands" data-live aria-labelledby="brands-title">
  <header>${icon('globe')}<h2 id="brands-title">Brands</h2></header>
  <div class="body stack-small">${accounts.map(({ id, name, brand }) => html`<label for="brand-${id}">${name}</label>
    <select id="brand-${id}" data-brand-of="${id}"><option value="null">The portal’s own</option>${Object.values(sampleBrands).map(
      (sample) => html`<option value="${JSON.stringify(sample)}" ${sample.name === brand ? 'selected' : ''}>${sample.name}, ${sample.accent}</option>`,
    )}</select>`)}</div>
</section>`
}

export function worldsCard({ world }: SandboxState) {
  return html`<section class="card" aria-labelledby="worlds-title">
  <header>${icon('globe')}<h2 id="worlds-title">Worlds</h2></header>
  <div class="body stack-small" id="worlds" data-live>${Object.entries(worlds).map(
    ([name, { title, description }]) => html`<button class="choice" type="button" data-action="world" data-world="${name}"
      aria-pressed="${String(name === world)}">
      <span class="strong">${title}</span><span class="small muted">${description}</span></button>`,
  )}</div>
  <p class="note small muted">Changing the world starts over. Sign-ins, invites, mails and events are cleared.</p>
</section>`
}

export function keysCard() {
  return html`<section class="card" aria-labelledby="keys-title">
  <header>${icon('key')}<h2 id="keys-title">Transport key</h2></header>
  <div class="body stack-small"><p class="small muted">Requests are sealed with it. The previous one is accepted for 15 minutes more.</p>
  <button class="button small" type="button" data-action="rotate">Rotate the key</button></div>
</section>`
}
