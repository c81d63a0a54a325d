import { type PaymentFieldProblem, type PaymentFieldsKind, paymentFrameType, paymentFrameVersion } from '@portal/domain'
import { toBase64, toBytes } from '../../bytes/bytes.ts'
import { tokenPrefix } from '../tokenPrefix.ts'
import { testAccounts, testCards } from '../testNumbers.ts'
import { frameBody, frameStyles, frameTitle } from './frameMarkup.ts'
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

export interface PaymentFrameDocument {
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
