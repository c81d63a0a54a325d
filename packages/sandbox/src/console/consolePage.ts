import { html } from 'hono/html'
import { endpoints } from '@portal/api-client/contract'
import type { Seeds } from '../seeds/readSeeds.ts'
import { icon } from './icons.ts'
import type { SandboxState } from './readState.ts'
import { sayDate, sayOffset, sayTime } from './sayTime.ts'
import { type ConsoleView, controllersCard, doorsCard, failedWorkCard, gateCard, integrationsCard, linksCard, outboxCard, pushesCard, stationCard } from './cards.ts'
import { worlds } from '../seeds/worlds/index.ts'
import { sampleBrands } from '../accounts/sampleBrands.ts'
import type { Fault } from '../middleware/injectFaults.ts'

type Markup = ReturnType<typeof html>

/** The whole page of the console. After each action, the page's script replaces the parts that have an id and `data-live`. */
export function consolePage(view: ConsoleView): Markup {
  const { state } = view
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Sandbox console</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox/assets/console.css">
<script src="/sandbox/assets/console.js" defer></script>
</head>
<body>
<header class="top">
  <span class="brand"><span class="mark">${icon('door')}</span>Access portal</span>
  <a class="button" href="/">${icon('external')}<span>Open the portal</span></a>
</header>
<section class="strip" aria-label="About the sandbox">${icon('flask')}
  <p><strong>Sandbox.</strong> No real door opens, no mail leaves. Everyone and every number here is made up.</p></section>
<main>
  <div class="heading">
    <div><h1>Sandbox console</h1><p class="muted" id="summary" data-live>${summary(state)}</p></div>
    <button class="button danger" type="button" data-action="reset">${icon('reset')}<span>Reset example data</span></button>
  </div>
  <p class="visually-hidden" role="status" id="announcement"></p>
  <div class="columns">
    <div class="stack">${gateCard(view)}${stationCard(state)}${controllersCard(state)}${doorsCard(state)}${failedWorkCard(state)}${pushesCard(state)}${integrationsCard(state)}${signInsCard(view.seeds)}<div class="pair">
      <div class="stack">${invitesCard(view.seeds)}${linksCard(view.seeds)}</div>${outboxCard(view.mails, state)}</div></div>
    <aside class="stack" aria-label="Clock, fire alarm, faults and worlds">
      ${clockCard(state)}${alarmsCard(state)}${brandsCard(state)}${faultsCard(state)}${worldsCard(state)}${keysCard()}
    </aside>
  </div>
</main>
</body>
</html>`
}

function summary({ worldTitle, startedAt, timeZone, faults, clockOffset }: SandboxState): string {
  const count = faults.length === 1 ? '1 fault on' : `${faults.length} faults on`
  const notes = [faults.length > 0 ? count : '', clockOffset === 0 ? '' : 'clock moved'].filter((note) => note !== '').join(', ')
  return [`World: ${worldTitle}`, `started ${sayTime(startedAt, timeZone)}`, notes].filter((part) => part !== '').join(' · ')
}

const landingWords: Record<string, string> = {
  dashboard: 'Dashboard',
  inactive: 'The inactive page',
  singleFamilySetup: 'Single family manual setup',
  videoCallGroup: 'Its call group (user type 2)',
  voiceCallGroup: 'Its voice group (user type 9)',
  login: 'Back at sign-in',
  billing: 'Billing',
  signOut: 'Signed out again',
  nonWebAccess: 'The app’s links, no web',
}

function signInsCard({ signIns }: Seeds): Markup {
  const [first] = signIns
  return html`<section class="card" id="sign-ins" data-live aria-labelledby="sign-ins-title">
  <header>${icon('logIn')}<h2 id="sign-ins-title">Seeded sign-ins</h2><span class="muted">${signIns.length}</span>
    <span class="end small muted">Password of all: <code>${first?.password}</code></span></header>
  <table class="cards">
    <thead><tr><th scope="col">Who</th><th scope="col">Lands on</th>
      <th scope="col"><span class="visually-hidden">Actions</span></th></tr></thead>
    <tbody>${signIns.map(
      (signIn) => html`<tr>
      <td><div class="strong">${signIn.name}</div><div class="small muted">${signIn.audience}</div>
        <div class="small muted clip">${signIn.username}</div></td>
      <td class="lands">${landingWords[signIn.lands] ?? signIn.lands}</td>
      <td class="actions"><button class="button small" type="button" data-action="copy" data-text="${signIn.username}"
        aria-label="Copy user name of ${signIn.name}">${icon('copy')}<span>Copy</span></button></td>
    </tr>`,
    )}</tbody>
  </table>
</section>`
}

const stateWords: Record<string, string> = {
  valid: 'valid now',
  endsToday: 'ends today',
  notYetValid: 'not yet valid',
  expired: 'expired',
  revoked: 'revoked',
  usedUp: 'used up',
}

function invitesCard({ invites }: Seeds): Markup {
  return html`<section class="card" id="invites" data-live aria-labelledby="invites-title">
  <header>${icon('ticket')}<h2 id="invites-title">Invite links</h2><span class="muted">${invites.length}</span></header>
  ${invites.length === 0 ? html`<p class="empty muted">The example data has no invites.</p>` : ''}
  <ul class="rows">${invites.map(
    (invite) => html`<li>
    <div><div class="strong">${invite.name}</div><div class="small muted">${invite.type}, ${stateWords[invite.state] ?? invite.state}</div></div>
    <span class="actions"><button class="button small icon-only" type="button" data-action="copy" data-text="${invite.link}"
      aria-label="Copy link of ${invite.name}">${icon('copy')}</button>
    <a class="button small" href="${invite.link}" target="_blank" rel="noopener" aria-label="Open ${invite.name}">Open</a></span>
  </li>`,
  )}</ul>
</section>`
}

const jumps = [
  { minutes: 15, words: '+15 min' },
  { minutes: 60, words: '+1 hour' },
  { minutes: 1440, words: '+1 day' },
]

function clockCard({ now, timeZone, clockOffset }: SandboxState) {
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

function faultsCard({ faults }: SandboxState) {
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
function alarmsCard({ properties }: SandboxState) {
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
function brandsCard({ accounts }: SandboxState) {
  return html`<section class="card" id="brands" data-live aria-labelledby="brands-title">
  <header>${icon('globe')}<h2 id="brands-title">Brands</h2></header>
  <div class="body stack-small">${accounts.map(({ id, name, brand }) => html`<label for="brand-${id}">${name}</label>
    <select id="brand-${id}" data-brand-of="${id}"><option value="null">The portal’s own</option>${Object.values(sampleBrands).map(
      (sample) => html`<option value="${JSON.stringify(sample)}" ${sample.name === brand ? 'selected' : ''}>${sample.name}, ${sample.accent}</option>`,
    )}</select>`)}</div>
</section>`
}

function worldsCard({ world }: SandboxState) {
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

function keysCard() {
  return html`<section class="card" aria-labelledby="keys-title">
  <header>${icon('key')}<h2 id="keys-title">Transport key</h2></header>
  <div class="body stack-small"><p class="small muted">Requests are sealed with it. The previous one is accepted for 15 minutes more.</p>
  <button class="button small" type="button" data-action="rotate">Rotate the key</button></div>
</section>`
}
