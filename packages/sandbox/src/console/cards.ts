import type { CallEnd, CallEvent, ControllerFailure, DoorRefusal, PhonePress, UnreachableReason } from '@portal/domain'
import { html } from 'hono/html'
import type { StationCall, StationPhone } from '../calls/stationCall.ts'
import { icon } from './icons.ts'
import type { SandboxState } from './readState.ts'
import { webhookEvents, webhookWords } from '../integrations/runWebhooks.ts'
import { sayTime } from './sayTime.ts'
import { doorReports } from '../devices/simulateController.ts'
import type { LinkKind } from '../links/links.ts'
import type { SentMail } from '../outbox/outbox.ts'
import type { Seeds } from '../seeds/readSeeds.ts'
import { sayMoment } from '../time/sayMoment.ts'

/** A visitor station: its directory, the call, and the phones that ring. */
export function stationCard({ visitors: { stations, directory, calls } }: SandboxState) {
  const isRunning = calls.some(({ endedAt }) => endedAt === null)
  return html`<section class="card" aria-labelledby="station-title">
  <header>${icon('phoneCall')}<h2 id="station-title">Visitor’s station</h2></header>
  <form class="simulator" id="station-form" autocomplete="off">
    <div class="fields">
      <div id="station-lists" data-live>
        <label for="station">Station</label>
        <select id="station" name="station">${stations.map(({ id, name, propertyId }) => html`<option value="${id}" data-property="${propertyId}">${name}</option>`)}</select>
        <label for="directory">Directory</label>
        <select id="directory"><option value="">Nobody: dial a PIN</option>${directory.map(
          ({ id, name, pin, propertyId }) => html`<option value="${id}" data-property="${propertyId}">${name}${pin === '' ? '' : `, PIN ${pin}`}</option>`,
        )}</select>
      </div>
      <label for="pin">PIN</label>
      <input id="pin" class="code" inputmode="numeric" maxlength="5" pattern="[0-9]*" aria-describedby="pin-help">
      <p class="small muted" id="pin-help">A visitor picks a name in the directory, or dials the PIN of a call group or of a person.</p>
      <button class="button primary" type="submit">${icon('phoneCall')}<span>Call</span></button>
    </div>
    <div class="verdict" id="station-calls" data-live data-running="${String(isRunning)}">
      <p class="danger" id="station-refusal" role="alert"></p>
      ${calls.length === 0 ? html`<p class="muted">Nobody has called yet.</p>` : calls.map(callPart)}
    </div>
  </form>
</section>`
}

function callPart(call: StationCall) {
  const { id, station, groupName, endedAt, phones, events } = call
  return html`<div class="call" role="group" aria-label="Call at ${station.name}">
    <p class="strong">${groupName}, from ${station.name}</p>
    <ul class="phones">${phones.map((phone) => phonePart(id, phone))}</ul>
    <ol class="story">${events.flatMap((event) => {
      const words = sayCallEvent(event, phones)
      return words === null ? [] : html`<li><span class="muted time">${clockOf(event.at)}</span><span>${words}</span></li>`
    })}</ol>
    ${endedAt === null ? html`<button class="button small" type="button" id="leave-${id}" data-action="leave" data-call="${id}">Visitor leaves</button>` : ''}
  </div>`
}

const pressWords: Readonly<Record<PhonePress, string>> = { answer: 'Answer', decline: 'Decline', switchOff: 'Off', open: 'Open', hangUp: 'Hang up' }

function phonePart(callId: number, { key, name, kind, isRinging, isTalking }: StationPhone) {
  const presses: readonly PhonePress[] = isTalking ? ['open', 'hangUp'] : isRinging ? ['answer', 'decline', 'switchOff'] : []
  const state = isTalking ? 'talks' : isRinging ? 'rings' : 'is silent'
  return html`<li><div><span class="strong">${name}</span> <span class="small muted">${kind === 'app' ? 'App' : 'Telephone'}, ${state}</span></div>
    ${presses.length === 0 ? '' : html`<span class="actions">${presses.map(
      (press) => html`<button class="button small" type="button" id="${press}-${callId}-${key}" data-action="press" data-call="${callId}"
        data-phone="${key}" data-press="${press}" aria-label="${pressWords[press]}: ${name}">${pressWords[press]}</button>`,
    )}</span>`}</li>`
}

/** A duration as minutes and seconds: 68 000 milliseconds are `1:08`. */
function clockOf(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

const unreachableWords: Readonly<Record<UnreachableReason, string>> = {
  gone: 'removed or inactive', noApp: 'no app', notNotified: 'the phone lets no app ring', quietHours: 'quiet hours', switchedOff: 'the phone is off',
  noNumber: 'no number', badNumber: 'no telephone number', ownStation: 'the station’s own number',
}
const doorWords: Readonly<Record<DoorRefusal, string>> = { lockedDown: 'the door is locked down', offline: 'the door is offline', accountInactive: 'the account is inactive' }
const endWords: Readonly<Record<CallEnd, string>> = {
  nobodyReached: 'nobody was reached', quietHours: 'the group is quiet at this hour', visitorLeft: 'the visitor left', hungUp: 'hung up', endedAtDesk: 'ended in the portal', timeLimit: 'the talk took too long',
}

/** An event of a call as a sentence; null if the event needs none. */
function sayCallEvent(event: CallEvent, phones: readonly StationPhone[]): string | null {
  const who = 'phone' in event ? (phones.find(({ key }) => key === event.phone)?.name ?? '') : ''
  switch (event.kind) {
    case 'called': return 'The visitor presses call.'
    case 'step': return event.step === 0 ? null : 'The next step begins.'
    case 'ring': return `${who} is rung.`
    case 'declined': return `${who} declines.`
    case 'timeout': return `${who} did not answer.`
    case 'answered': return `${who} answers.`
    case 'opened': return `${who} opens the door.`
    case 'notOpened': return `${who} presses open: ${doorWords[event.reason]}.`
    case 'unreachable': return `${who} is skipped: ${unreachableWords[event.reason]}.`
    case 'stopped': return `The phone of ${who} stops ringing.`
    case 'ended': return `The call ends: ${endWords[event.reason]}${who && `, by ${who}`}.`
    default: return event satisfies never
  }
}

const stateWords: Readonly<Record<string, string>> = { waiting: 'Retrying', delivered: 'Delivered', failed: 'Failed' }

/** Webhooks of partners' servers with their last messages, and partners' keys. */
export function integrationsCard({ integrations: { webhooks, keys }, accounts, timeZone }: SandboxState) {
  return html`<section class="card" aria-labelledby="integrations-title">
  <header>${icon('send')}<h2 id="integrations-title">Partners’ servers</h2><span class="end"><a class="small" href="/openapi.json">OpenAPI</a></span></header>
  <form class="body stack-small" id="webhook-form" autocomplete="off">
    <label for="webhook-url">Webhook address</label>
    <input id="webhook-url" type="url" required maxlength="500" placeholder="http://127.0.0.1:5174/hooks" aria-describedby="webhook-help">
    <label for="webhook-account">Account</label>
    <select id="webhook-account">${accounts.map(({ id, name }) => html`<option value="${id}">${name}</option>`)}</select>
    <fieldset><legend class="small">Events</legend>${webhookEvents.map(
      (event) => html`<label><input type="checkbox" name="event" value="${event}" checked> <code>${event}</code> <span class="small muted">${webhookWords[event]}</span></label>`,
    )}</fieldset>
    <button class="button small" type="submit">Add webhook</button>
    <p class="small muted" id="webhook-help" role="status">Messages are signed by the Standard Webhooks form. The secret is shown once.</p>
  </form>
  <ul class="rows" id="webhooks" data-live>${webhooks.map(({ id, url, deliveries }) => html`<li>
    <div><div class="strong clip">${url}</div>${deliveries.map(
      ({ event, state, tries, answer, at }) => html`<div class="small muted">${sayTime(at, timeZone)} · ${event} · ${stateWords[state] ?? state} (${answer}, try ${tries})</div>`,
    )}</div>
    <span class="actions"><button class="button small" type="button" data-action="webhook-try" data-id="${id}" aria-label="Try ${url}">Try</button>
    <button class="button small quiet" type="button" data-action="webhook-remove" data-id="${id}" aria-label="Remove ${url}">Remove</button></span></li>`)}</ul>
  <ul class="rows" id="machine-keys" data-live>${keys.map(({ id, name, of, scopes, lastUsedAt }) => html`<li>
    <div><div class="strong">${name}</div><div class="small muted">Key with the rights of ${of}: ${scopes.join(', ')}. ${lastUsedAt === null ? 'Not used yet' : `Last used ${sayTime(lastUsedAt, timeZone)}`}</div></div>
    <button class="button small quiet" type="button" data-action="key-revoke" data-id="${id}" aria-label="Revoke ${name}">Revoke</button></li>`)}</ul>
  <p class="note small muted">A script makes keys: <code>POST /sandbox/api/integrations/keys</code>.</p>
</section>`
}

const verdictIcons = ['passes', 'denies', 'notReached'] as const

/** The simulated gate: its readers, the credential to present, the decision with its reason, and the latest events. */
export function gateCard({ state, seeds }: ConsoleView) {
  return html`<section class="card" aria-labelledby="gate-title">
  <header>${icon('scan')}<h2 id="gate-title">Gate simulator</h2></header>
  <form class="simulator" id="gate" autocomplete="off">
    <div class="fields">
      <div id="gate-lists" data-live>
        <label for="reader">Reader</label>
        <select id="reader" name="reader">${seeds.readers.map(
          ({ id, name, hardwareModel }) => html`<option value="${id}">${name}, ${hardwareModel}</option>`,
        )}</select>
        <label for="seeded">Take the code of</label>
        <select id="seeded"><option value="">No invite: type or paste a code</option>${seeds.invites.map(
          ({ id, name, type, state: inviteState }) => html`<option value="${id}">${name} (${type}, ${inviteState})</option>`,
        )}</select>
      </div>
      <label for="presented">Code</label>
      <input id="presented" name="presented" class="code" required maxlength="512" spellcheck="false" aria-describedby="presented-help">
      <p class="small muted" id="presented-help">The text a QR image holds, or an invite’s; the digits of a keypad, a phone number, a card’s bits or numbers such as H10301:118:4417.</p>
      <button class="button primary" type="submit">${icon('scan')}<span>Present</span></button>
    </div>
    <div class="verdict" role="status" id="verdict"><p class="muted">Nothing was presented yet.</p></div>
  </form>
  <ol class="events" id="events" data-live>${state.events.map((event) => eventRow(event, state.timeZone))}</ol>
  <template id="icons">${verdictIcons.map((name) => html`<span data-icon="${name}">${icon(name)}</span>`)}</template>
</section>`
}

function eventRow(event: SandboxState['events'][number], timeZone: string) {
  const isOpen = event.decision === 'open'
  const verdict = isOpen ? 'Opened' : `Denied: ${sayReason(event.reason)}`
  return html`<li><span class="muted time">${sayTime(event.at, timeZone)}</span>
    <span>${event.credentialKind} at ${event.portName}${event.who === null ? '' : `, ${event.who}`}</span>
    <span class="status ${isOpen ? 'success' : 'danger'}">${icon(isOpen ? 'passes' : 'denies')}<span>${verdict}</span></span></li>`
}

const pushWords: Readonly<Record<SandboxState['pushes'][number]['status'], string>> = { acknowledged: 'Acknowledged', sent: 'Sent', waiting: 'Waits', failed: 'Failed' }

/** The pushes to controllers, newest first. */
export function pushesCard({ pushes, timeZone }: SandboxState) {
  return html`<section class="card" id="pushes" data-live aria-labelledby="pushes-title">
  <header>${icon('send')}<h2 id="pushes-title">Device pushes</h2></header>
  ${pushes.length === 0 ? html`<p class="empty muted">No code was changed yet.</p>` : ''}
  <ol class="rows">${pushes.map(
    ({ at, module, push, action, status }) => html`<li>
    <div><div class="strong">${module}</div><div class="small muted">${sayTime(at, timeZone)} · ${push} · ${action}</div></div>
    <span class="small ${status === 'acknowledged' ? 'muted' : 'strong'}">${pushWords[status]}</span></li>`,
  )}</ol>
</section>`
}

/** A reason in words: `codeAlreadyUsed` becomes `code already used`. */
function sayReason(reason: string): string {
  return reason.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
}

type Controller = SandboxState['controllers'][number]

/** The faults of each simulated controller: power, network, delay and failures. */
export function controllersCard({ controllers }: SandboxState) {
  return html`<section class="card" id="controllers" data-live aria-labelledby="controllers-title">
  <header>${icon('unplug')}<h2 id="controllers-title">Controllers</h2><span class="muted">${controllers.length}</span></header>
  ${controllers.length === 0 ? html`<p class="empty muted">The example data has no controllers.</p>` : ''}
  <ul class="rows">${controllers.map(controllerRow)}</ul>
</section>`
}

const failureWords: Readonly<Record<ControllerFailure, string>> = {
  silent: 'Never answers', lostAnswer: 'First answer is lost', refuses: 'Refuses', memoryFull: 'Memory full',
}
const delays = [0, 3000, 30_000]

function controllerRow({ id, name, lost, delayMs, failure, queued }: Controller) {
  const power = lost === null ? { lost: 'power', words: 'Take power' } : { lost: '', words: 'Bring back' }
  return html`<li><div><div class="strong">${name}</div>
    <div class="small muted">${[lost === null ? 'Online' : lost === 'power' ? 'No power' : 'No network', queued === 0 ? '' : `${queued} queued`].filter(Boolean).join(', ')}</div></div>
    <span class="actions">
      <select id="delay-${id}" data-controller="${id}" data-setting="delayMs" aria-label="Delay of ${name}">${[...new Set([...delays, delayMs])].map(
        (delay) => html`<option value="${delay}" ${delay === delayMs ? 'selected' : ''}>${delay === 0 ? 'No delay' : `${delay / 1000} s late`}</option>`,
      )}</select>
      <select id="failure-${id}" data-controller="${id}" data-setting="failure" aria-label="Failure of ${name}"><option value="">Works</option>${Object.entries(failureWords).map(
        ([key, words]) => html`<option value="${key}" ${key === failure ? 'selected' : ''}>${words}</option>`,
      )}</select>
      <button class="button small" type="button" id="power-${id}" data-action="power" data-controller="${id}" data-lost="${power.lost}"
        aria-label="${power.words}: ${name}">${power.words}</button></span></li>`
}

const reportWords: Readonly<Record<(typeof doorReports)[number], string>> = { closed: 'Closed', leftOpen: 'Left open', forced: 'Forced open' }

/** The report of each door's sensor. */
export function doorsCard({ doors }: SandboxState) {
  return html`<section class="card" id="doors" data-live aria-labelledby="doors-title">
  <header>${icon('unplug')}<h2 id="doors-title">Doors</h2><span class="muted">${doors.length}</span></header>
  <ul class="rows">${doors.map(({ id, name, report }) => html`<li><div class="strong">${name}</div>
    <select id="door-${id}" data-door="${id}" aria-label="${name} reports" ${report === null ? 'disabled' : ''}>${report === null ? html`<option>Offline or locked</option>` : doorReports.map(
      (one) => html`<option value="${one}" ${one === report ? 'selected' : ''}>${reportWords[one]}</option>`,
    )}</select></li>`)}</ul>
</section>`
}

/** Background work whose last attempt failed, with the reason. It is retried every second. */
export function failedWorkCard({ failedWork }: SandboxState) {
  return html`<section class="card" id="failed-work" data-live aria-labelledby="failed-work-title">
  <header>${icon('unplug')}<h2 id="failed-work-title">Failed work</h2><span class="muted">${failedWork.length}</span></header>
  ${failedWork.length === 0 ? html`<p class="empty muted">Nothing failed.</p>` : ''}
  <ul class="rows">${failedWork.map(({ name, reason }) => html`<li><div><div class="strong">${name}</div><div class="small muted">${reason}</div></div></li>`)}</ul>
</section>`
}

const kindWords: Record<LinkKind, string> = {
  resetPassword: 'Password reset',
  masterUser: 'First password',
  subscribe: 'Subscribe to a call group',
  signInAsAdmin: 'Sign in as another user',
}

const alertStateWords: Record<string, string> = {
  valid: 'valid now',
  validMobileOnly: 'valid, mobile-only user',
  expired: 'expired',
  used: 'used',
  unknown: 'given to nobody',
  signin: 'leads to sign-in',
  NonWebAccessUser: 'leads to the app’s links',
  WatchmanSystemConfiguration: 'leads to the Watchman page',
  other: 'another redirect value',
  passwordExists: 'password already exists',
}

/** The mailed links for passwords, master users, call groups and administrators. */
export function linksCard({ links }: Pick<Seeds, 'links'>) {
  return html`<section class="card" id="links" data-live aria-labelledby="links-title">
  <header>${icon('key')}<h2 id="links-title">Other links</h2><span class="muted">${links.length}</span></header>
  ${links.length === 0 ? html`<p class="empty muted">The example data has no other links.</p>` : ''}
  <ul class="rows">${links.map(({ kind, state, who, link }) => {
    const title = `${kindWords[kind]}, ${alertStateWords[state] ?? state}`
    return html`<li>
    <div><div class="strong">${kindWords[kind]}</div><div class="small muted">${who}, ${alertStateWords[state] ?? state}</div></div>
    <span class="actions"><button class="button small icon-only" type="button" data-action="copy" data-text="${link}"
      aria-label="Copy link: ${title}">${icon('copy')}</button>
    <a class="button small" href="${link}" target="_blank" rel="noopener" aria-label="Open: ${title}">Open</a></span>
  </li>`
  })}</ul>
  ${links.some(({ kind }) => kind === 'signInAsAdmin')
    ? html`<p class="note"><button class="button small" type="button" data-action="sign-in-link">New link to sign in as another user</button></p>`
    : ''}
</section>`
}

/** Mails that the sandbox "sent", newest first; each opens on the page. */
export function outboxCard(mails: readonly SentMail[], { now, timeZone }: Pick<SandboxState, 'now' | 'timeZone'>) {
  const say = (sentAt: string) => sayMoment(Date.parse(sentAt), Date.parse(now), timeZone)
  return html`<section class="card" id="outbox" data-live aria-labelledby="outbox-title">
  <header>${icon('inbox')}<h2 id="outbox-title">Outbox</h2><span class="muted">${mails.length}</span>
    <span class="end"><button class="button small quiet" type="button" data-action="outbox-clear">Clear</button></span></header>
  ${mails.length === 0 ? html`<p class="empty muted">No mail was sent.</p>` : ''}
  <ul class="mails">${mails.map(
    (mail) => html`<li><details id="mail-${mail.id}">
    <summary><span><span class="strong">${mail.subject}</span><span class="small muted">${say(mail.sentAt)}, ${mail.sender === '' ? '' : `${mail.sender} to `}${mail.to}</span></span>
      <span class="button small" aria-hidden="true">Read</span></summary>
    <div class="letter"><p class="text">${mail.text}</p>${mail.attachments.map(
      ({ fileName }, position) => html`<a class="button small" href="/sandbox/api/outbox/${mail.id}/attachments/${position}">${fileName}</a>`,
    )}${
      mail.link === null
        ? ''
        : html`<a class="button small" href="${mail.link}" target="_blank" rel="noopener">Open the link</a>`
    }</div></details></li>`,
  )}</ul>
</section>`
}

export interface ConsoleView {
  state: SandboxState
  seeds: Seeds
  mails: readonly SentMail[]
}
