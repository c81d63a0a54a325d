/** Styles that load later: details, other colors, wallet and calendar, hover, forced colors, print. */
export const moreStyles = `
h2, ul, dl, dd { margin: 0; padding: 0; text-wrap: inherit; }
h2 { font: var(--portal-type-heading3); text-wrap: balance; }
.small { font: var(--portal-type-small); }
.tabular { font-variant-numeric: tabular-nums; }
[data-tone='warning'] { --tone-text: var(--portal-warning-text); }
${(['success', 'danger', 'info'] as const).map((tone) => `[data-tone='${tone}'] {
  --tone-ground: var(--portal-${tone}-tint); --tone-edge: var(--portal-${tone}-border);
  --tone-text: var(--portal-${tone}-text); --tone-icon: var(--portal-${tone}-icon);
}`).join('\n')}
.tile.lamp { border: 0; border-radius: 0; }
.ready { display: flex; align-items: center; gap: var(--portal-space-2); font-weight: var(--portal-weight-medium); }
.button[aria-disabled='true']:not([aria-busy]) {
  border-color: var(--portal-border-subtle);
  background: var(--portal-surface-sunken);
  color: var(--portal-text-disabled);
  cursor: not-allowed;
}
.button[aria-disabled='true']:not([aria-busy]) > .icon { color: inherit; }
.head { display: flex; flex-direction: column; gap: var(--portal-space-2); }
.badges { display: flex; flex-wrap: wrap; align-items: center; gap: var(--portal-space-2); }
.badge {
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: var(--portal-space-1);
  min-block-size: 24px;
  padding-inline: var(--portal-space-1) var(--portal-space-2);
  border: 1px solid var(--tone-edge);
  border-radius: var(--portal-radius-small);
  background: var(--tone-ground);
  color: var(--tone-text);
  font: var(--portal-type-small);
  font-weight: var(--portal-weight-medium);
  white-space: nowrap;
}
.kind { display: inline-flex; align-items: center; gap: var(--portal-space-2); }
hr { inline-size: 100%; margin: 0; border: 0; border-block-start: 1px solid var(--portal-border-subtle); }
.facts { display: flex; flex-direction: column; gap: var(--portal-space-4); }
.fact { display: grid; grid-template-columns: 16px minmax(0, 1fr); gap: var(--portal-space-3); }
.fact > .icon { margin-block-start: 2px; color: var(--portal-text-muted); }
.places { display: flex; flex-direction: column; gap: var(--portal-space-1); list-style: none; }
.property { margin-block-start: var(--portal-space-1); }
.description { white-space: pre-line; }
dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 2px var(--portal-space-4); margin-block-start: var(--portal-space-1); font-variant-numeric: tabular-nums; }
dl > div { display: grid; grid-column: 1 / -1; grid-template-columns: subgrid; }
.heard { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.keep { display: flex; flex-direction: column; gap: var(--portal-space-3); }
.wallets { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 140px), 1fr)); gap: var(--portal-space-3) var(--portal-space-2); }
.wallets[data-words] { grid-template-columns: repeat(auto-fit, minmax(min(100%, 232px), 1fr)); }
.badge-art { position: relative; display: grid; place-items: center; min-block-size: 48px; padding: 0; border: 0; border-radius: var(--portal-radius-card); background: none; cursor: pointer; }
.badge-art > :is(img, svg) { display: block; block-size: 48px; max-inline-size: 100%; }
.badge-art[aria-disabled='true'] { cursor: not-allowed; }
.cover { position: absolute; inset: 0; display: grid; place-items: center; border-radius: inherit; background: var(--portal-card-bg); }
.failure { display: flex; gap: var(--portal-space-1); color: var(--portal-danger-text); }
.failure:empty { position: absolute; }
.failure > .icon { margin-block-start: 2px; }
@media (hover: hover) {
  .button:hover { background: var(--portal-button-secondary-bg-hover); }
  .primary:hover { background: var(--portal-button-primary-bg-hover); }
}
.button:not(.primary):active { background: var(--portal-surface-pressed); }
@media (forced-colors: active) {
  .icon { color: inherit !important; }
  :focus-visible { outline-color: Highlight; }
  .button[aria-disabled='true']:not([aria-busy]) { border-color: GrayText; color: GrayText; }
}
@media print { .button, .keep, hr:has(+ .keep) { display: none; } .card { break-inside: avoid; } }
`
