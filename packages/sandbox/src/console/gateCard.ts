import { html } from 'hono/html'
import type { ConsoleView } from './ConsoleView.ts'
import { icon } from './icons.ts'
import type { SandboxState } from './readState.ts'
import { sayTime } from './sayTime.ts'

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
