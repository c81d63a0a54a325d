import { html } from 'hono/html'
import type { ControllerFailure } from '@portal/domain'
import { doorReports } from '../devices/simulateController.ts'
import { icon } from './icons.ts'
import type { SandboxState } from './readState.ts'

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
