import { html } from 'hono/html'
import { webhookEvents, webhookWords } from '../integrations/webhookEvents.ts'
import { icon } from './icons.ts'
import type { SandboxState } from './readState.ts'
import { sayTime } from './sayTime.ts'

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
