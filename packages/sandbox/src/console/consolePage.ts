import { html } from 'hono/html'
import type { Seeds } from '../seeds/readSeeds.ts'
import { icon } from './icons.ts'
import { alarmsCard, brandsCard, clockCard, faultsCard, keysCard, worldsCard } from './consoleSide.ts'
import type { ConsoleView } from './ConsoleView.ts'
import { controllersCard, doorsCard, failedWorkCard } from './controllersCard.ts'
import { gateCard, pushesCard } from './gateCard.ts'
import { integrationsCard } from './integrationsCard.ts'
import { linksCard, outboxCard } from './mailCards.ts'
import type { SandboxState } from './readState.ts'
import { sayTime } from './sayTime.ts'
import { stationCard } from './stationCard.ts'

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
