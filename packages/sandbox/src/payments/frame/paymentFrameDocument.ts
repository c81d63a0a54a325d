import { type PaymentFieldProblem, type PaymentFieldsKind, paymentFrameType, paymentFrameVersion } from '@portal/domain'
import { toBase64, toBytes } from '../../bytes/bytes.ts'
import { tokenPrefix } from '../tokenPrefix.ts'
import { testAccounts, testCards } from '../testNumbers.ts'
import { readBankFields, readCardFields } from './readFields.ts'
import { type FrameKit, runPaymentFrame } from './runPaymentFrame.ts'

const problems: Record<PaymentFieldProblem, string> = {
  numberMissing: 'Enter the card number.',
  numberInvalid: 'This is no card number. Check the digits.',
  notATestNumber: 'This is a sandbox: use one of the test numbers below.',
  expiryMissing: 'Enter the month and year.',
  expiryInvalid: 'Enter the month and year as MM / YY.',
  expiryPast: 'This card has expired.',
  codeMissing: 'Enter the security code.',
  codeInvalid: 'Enter the three digits on the back, four on the front of American Express.',
  accountMissing: 'Enter the account number.',
  accountInvalid: 'An account number has 4 to 17 digits.',
  accountsDiffer: 'The two numbers are not the same.',
}

interface PaymentFrameDocument {
  html: string
  /** The content security policy for the answer's header. For `srcdoc`, the document repeats the part that a `meta` element may contain. */
  contentSecurityPolicy: string
}

/**
 * The hosted fields, in which users type card or bank numbers, as one document that makes no requests. It is served at
 * `/sandbox/payments/<kind>`, and used as `srcdoc` where there is no server, as in stories. Made for `sandbox="allow-scripts"`.
 */
export async function paymentFrameDocument(kind: PaymentFieldsKind): Promise<PaymentFrameDocument> {
  const kit: FrameKit = {
    kind, problems, tokenPrefix, type: paymentFrameType, version: paymentFrameVersion, cards: testCards, accounts: testAccounts,
  }
  const readers = `{readCard:${readCardFields.toString()},readBank:${readBankFields.toString()}}`
  const script = `(${runPaymentFrame.toString()})(${JSON.stringify(kit)},${readers})`
  const policy = [
    "default-src 'none'",
    `script-src '${await hash(script)}'`,
    `style-src '${await hash(frameStyles)}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${frameTitle(kind)}</title>
<style>${frameStyles}</style></head>
<body>${frameBody(kind)}<script>${script}</script></body></html>
`
  return { html, contentSecurityPolicy: `${policy}; frame-ancestors 'self'; sandbox allow-scripts` }
}

async function hash(text: string): Promise<string> {
  return `sha256-${toBase64(new Uint8Array(await crypto.subtle.digest('SHA-256', toBytes(text))))}`
}

/** The fields of a form, in order. `code` may be shown beside `expiry`. */
const fields = {
  card: [
    { name: 'number', label: 'Card number', placeholder: '1234 1234 1234 1234', maxLength: 23 },
    { name: 'expiry', label: 'Expires', placeholder: 'MM / YY', maxLength: 7 },
    { name: 'code', label: 'Security code', placeholder: 'CVC', maxLength: 4 },
  ],
  bank: [
    { name: 'account', label: 'Account number', placeholder: '', maxLength: 17 },
    { name: 'accountAgain', label: 'Account number, again', placeholder: '', maxLength: 17 },
  ],
} as const

const titles: Record<PaymentFieldsKind, string> = { card: 'Card details', bank: 'Account number' }

function frameBody(kind: PaymentFieldsKind): string {
  const rows = fields[kind].map(({ name, label, placeholder, maxLength }) => `<div class="field" id="${name}-field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="text" inputmode="numeric" autocomplete="off" spellcheck="false" required
  placeholder="${placeholder}" maxlength="${maxLength}" aria-describedby="${name}-problem">
<p class="problem" id="${name}-problem" role="alert"></p>
</div>`)
  const numbers = testNumbers(kind).map(([number, words]) => `<li><button type="button" data-number="${number}">${number}</button>${words}</li>`)
  return `<form novalidate class="${kind}">${rows.join('\n')}</form>
<details><summary>Test numbers</summary><ul>${numbers.join('')}</ul></details>`
}

function testNumbers(kind: PaymentFieldsKind): [number: string, words: string][] {
  if (kind === 'bank') return Object.entries(testAccounts).map(([number, outcome]) => [number, inWords(outcome)])
  return Object.entries(testCards).map(([number, { brand, outcome }]) => [number, `${brand}, ${inWords(outcome)}`])
}

/** An outcome in words: `declinedWhenCharged` becomes `declined when charged`. */
function inWords(outcome: string): string {
  return outcome.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

function frameTitle(kind: PaymentFieldsKind): string {
  return titles[kind]
}

/** The styles of the frame. The page around it may send these properties to match its look; the values here are for a page that sends none. */
const frameStyles = `:root{color-scheme:light;--text:#1b1d22;--muted-text:#5b616e;--background:#fff;--border:#8a909c;--focus:#1f5fd6;--danger:#b3261e;--radius:6px;--font-size:14px}
*{box-sizing:border-box}
body{margin:0;padding:3px;background:transparent;color:var(--text);font:400 var(--font-size)/20px Inter,system-ui,sans-serif}
form{display:grid;grid-template-columns:1fr 1fr;gap:16px}
#number-field,.bank .field{grid-column:1/-1}
label{display:block;margin-block-end:4px;font-weight:500}
input{inline-size:100%;block-size:36px;padding-inline:12px;border:1px solid var(--border);border-radius:var(--radius);background:var(--background);color:inherit;font:inherit;font-variant-numeric:tabular-nums}
input::placeholder{color:var(--muted-text);opacity:1}
input:focus-visible,button:focus-visible,summary:focus-visible{outline:2px solid var(--focus);outline-offset:1px}
input[aria-invalid=true]{border-color:var(--danger);box-shadow:inset 0 0 0 1px var(--danger)}
.problem{margin:4px 0 0;color:var(--danger)}
.problem:empty{display:none}
details{margin-block-start:12px;color:var(--muted-text)}
@media (max-width:420px){input{block-size:44px}}
summary{inline-size:fit-content;min-block-size:24px;cursor:pointer}
ul{margin:4px 0 0;padding:0;list-style:none}
li{display:flex;flex-wrap:wrap;align-items:center;gap:0 12px;padding-block:2px}
button{min-inline-size:152px;min-block-size:24px;text-align:start;padding:0 4px;border:1px solid var(--border);border-radius:4px;background:none;color:var(--text);font:inherit;font-variant-numeric:tabular-nums;cursor:pointer}
@media (prefers-reduced-motion:no-preference){input{transition:border-color 120ms}}`
