import type { CallEnd, CallEvent, DoorRefusal, PhonePress, UnreachableReason } from '@portal/domain'
import { html } from 'hono/html'
import type { StationCall, StationPhone } from '../calls/stationCall.ts'
import { icon } from './icons.ts'
import type { SandboxState } from './readState.ts'

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
