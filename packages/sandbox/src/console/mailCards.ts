import { html } from 'hono/html'
import type { LinkKind } from '../links/links.ts'
import type { SentMail } from '../outbox/outbox.ts'
import type { Seeds } from '../seeds/readSeeds.ts'
import { sayMoment } from '../time/sayMoment.ts'
import { icon } from './icons.ts'
import type { SandboxState } from './readState.ts'

const kindWords: Record<LinkKind, string> = {
  resetPassword: 'Password reset',
  masterUser: 'First password',
  subscribe: 'Subscribe to a call group',
  signInAsAdmin: 'Sign in as another user',
}

const stateWords: Record<string, string> = {
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
    const title = `${kindWords[kind]}, ${stateWords[state] ?? state}`
    return html`<li>
    <div><div class="strong">${kindWords[kind]}</div><div class="small muted">${who}, ${stateWords[state] ?? state}</div></div>
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
