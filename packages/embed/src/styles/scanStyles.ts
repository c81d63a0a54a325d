/** Styles of scan mode: a white page over everything, in every theme. */
export const scanStyles = `
dialog {
  position: fixed;
  inset: 0;
  inline-size: auto;
  block-size: auto;
  max-inline-size: none;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: auto;
  color-scheme: light;
  background: var(--portal-qr-ground);
  color: var(--portal-text-default);
  font: var(--portal-type-body);
  forced-color-adjust: none;
}
dialog[open] { display: grid; grid-template-rows: auto 1fr auto; }
dialog:focus { outline: none; }
.bar {
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--portal-space-2);
  min-block-size: 56px;
  padding: var(--portal-space-3) var(--portal-space-6);
  border-block-end: 1px solid var(--portal-border-subtle);
}
.bar .button { inline-size: auto; min-block-size: var(--portal-control-default); padding: 0 var(--portal-space-3); white-space: nowrap; }
.brand { min-inline-size: 0; }
.center { display: grid; place-items: center; padding: var(--portal-space-2) var(--portal-space-6); }
.box { display: flex; flex-direction: column; align-items: center; gap: var(--portal-space-1); inline-size: min(100%, 480px); text-align: center; overflow-wrap: anywhere; }
.box h2 { font: var(--portal-type-body-strong); }
.lampslot { inline-size: min(100%, 420px, max(min(240px, 100dvh - 16px), 100dvh - 340px)); }
.gone { display: grid; place-items: center; aspect-ratio: 1; padding: var(--portal-space-8); font: var(--portal-type-heading1); text-wrap: balance; }
.end { font: var(--portal-type-display); font-variant-numeric: tabular-nums; letter-spacing: var(--portal-tracking-display); text-wrap: balance; }
.hint { margin-block-start: var(--portal-space-3); }
.foot {
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--portal-space-2) var(--portal-space-6);
  padding: var(--portal-space-4) var(--portal-space-6);
  border-block-start: 1px solid var(--portal-border-subtle);
  color: var(--portal-text-muted);
  font: var(--portal-type-small);
}
.foot > span { display: inline-flex; align-items: center; gap: var(--portal-space-2); }
@media (max-width: 720px) {
  .bar { padding: var(--portal-space-2) var(--portal-space-4); }
  .bar .button { min-block-size: 40px; }
  .center { padding: var(--portal-space-2) 0; }
  .box { padding-inline: var(--portal-space-4); }
  .lampslot { inline-size: min(calc(100% + 32px), max(min(240px, 100dvh - 16px), 100dvh - 340px)); margin-inline: calc(-1 * var(--portal-space-4)); }
  .end { font: var(--portal-type-heading1); font-variant-numeric: tabular-nums; }
}
`
