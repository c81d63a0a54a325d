/**
 * The shadow root of the element, and parts that the React cards do not have. `all: initial` resets the page's styles, so that only brand
 * variables, text direction and color scheme are inherited.
 */
export const rootStyles = `
:host { display: block !important; }
:host([hidden]) { display: none !important; }
.root {
  all: initial;
  display: block;
  color-scheme: light dark;
  color: var(--portal-text-default);
  font: var(--portal-type-body);
  font-feature-settings: 'calt', 'ss03';
  -webkit-font-smoothing: antialiased;
  -webkit-text-size-adjust: 100%;
  overflow-wrap: break-word;
}
:host([theme='light']) .root { color-scheme: light; }
:host([theme='dark']) .root { color-scheme: dark; }
.tile {
  inline-size: 100%;
  min-inline-size: 240px;
  overflow: hidden;
  background: var(--portal-qr-ground);
  border: 1px solid var(--portal-invite-tile-border);
  border-radius: var(--portal-radius-card);
  line-height: 0;
  forced-color-adjust: none;
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
}
canvas { display: block; inline-size: 100%; block-size: auto; aspect-ratio: 1; image-rendering: pixelated; }
.line { block-size: 16px; border-radius: var(--portal-radius-small); background: var(--portal-surface-sunken); }
.line.a { inline-size: 88px; block-size: 24px; }
.line.b { inline-size: 80%; block-size: 28px; }
.line.d { inline-size: 60%; }
`

/** A card with its code, in the element and in the React cards of @portal/ui. */
export const cardStyles = `
*, ::before, ::after { box-sizing: border-box; }
p, .title { margin: 0; padding: 0; text-wrap: inherit; }
.title { font: var(--portal-type-heading1); letter-spacing: var(--portal-tracking-heading1); text-wrap: balance; }
.muted { color: var(--portal-text-muted); }
.strong { font-weight: var(--portal-weight-medium); }
:focus-visible { outline: 2px solid var(--portal-focus-ring); outline-offset: 2px; }
.icon { flex: none; display: block; }
.icon[data-tone] { color: var(--tone-icon); }
.turn { animation: portal-turn var(--portal-motion-turn) linear infinite; }
@keyframes portal-turn { to { transform: rotate(1turn); } }

[data-tone='neutral'] { --tone-icon: var(--portal-text-muted); }
[data-tone='warning'] { --tone-ground: var(--portal-warning-tint); --tone-edge: var(--portal-warning-border); --tone-icon: var(--portal-warning-icon); }

.card {
  display: block;
  inline-size: 100%;
  max-inline-size: 760px;
  container-type: inline-size;
  background: var(--portal-card-bg);
  border: 1px solid var(--portal-card-border);
  border-radius: var(--portal-radius-dialog);
}
.columns { display: grid; grid-template-columns: 336px minmax(0, 1fr); }
.code, .details { display: flex; flex-direction: column; min-inline-size: 0; padding: var(--portal-space-8); }
.code { gap: var(--portal-space-3); border-inline-end: 1px solid var(--portal-border-subtle); }
.details { gap: var(--portal-space-5); overflow-wrap: anywhere; }
.slot { align-self: center; inline-size: 100%; }
.none {
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: var(--portal-space-2);
  aspect-ratio: 1;
  padding: var(--portal-space-6);
  border: 1px solid var(--portal-border-subtle);
  border-radius: var(--portal-radius-card);
  background: var(--portal-surface-sunken);
  color: var(--portal-text-muted);
  text-align: center;
  text-wrap: balance;
}
.status { display: flex; flex-direction: column; gap: var(--portal-space-1); }
.status:empty { position: absolute; }
.notice {
  display: flex;
  align-items: flex-start;
  gap: var(--portal-space-2);
  min-inline-size: 0;
  padding: var(--portal-space-2) var(--portal-space-3);
  border: 1px solid var(--tone-edge);
  border-radius: var(--portal-radius-control);
  background: var(--tone-ground);
  font: var(--portal-type-small);
}
.notice > .icon { margin-block-start: 2px; }
.notice > div { flex: 1 1 200px; min-inline-size: 0; overflow-wrap: anywhere; }
.button {
  position: relative;
  flex: none;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--portal-space-2);
  min-block-size: var(--portal-control-form);
  inline-size: 100%;
  margin: 0;
  padding: 0 var(--portal-space-4);
  border: 1px solid var(--portal-button-secondary-border);
  border-radius: var(--portal-radius-control);
  background: var(--portal-button-secondary-bg);
  color: var(--portal-button-secondary-text);
  font: var(--portal-type-body-strong);
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  -webkit-user-select: none;
  user-select: none;
  transition: background-color var(--portal-motion-instant) var(--portal-motion-ease);
}
.button > span { min-inline-size: 0; }
.button > .icon { color: var(--portal-text-muted); }
.primary { border-color: transparent; background: var(--portal-button-primary-bg); color: var(--portal-button-primary-text); }
.primary > .icon { color: inherit; }
.button[aria-busy] { cursor: progress; }
.message { display: flex; flex-direction: column; gap: var(--portal-space-3); max-inline-size: 400px; padding: var(--portal-space-8); overflow-wrap: anywhere; container-type: normal; }
.message > .button { align-self: start; inline-size: auto; }

@container (max-width: 640px) {
  .columns { grid-template-columns: minmax(0, 1fr); }
  .code { padding: var(--portal-space-5) var(--portal-space-5) 0; border: 0; }
  .details { padding: var(--portal-space-5); }
  .slot { inline-size: min(100%, 288px); }
}
@container (max-width: 300px) {
  .code { padding-inline: clamp(0px, (100cqi - 240px) / 2, var(--portal-space-3)); }
}
@media (max-width: 720px) {
  .card:not(.message) { max-inline-size: 420px; }
  .message { padding: var(--portal-space-6) var(--portal-space-5); }
  .button { min-block-size: var(--portal-control-touch); }
  .notice { flex-wrap: wrap; }
  .notice > div { max-inline-size: calc(100% - 24px); }
}
@media (prefers-reduced-motion: reduce) { .turn { animation: none; } .button { transition: none; } }
`
