import * as v from 'valibot'
import { cardExpiry, readRoutingNumber } from '@portal/domain'
import { Refusal } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import { tokenPrefix } from './tokenPrefix.ts'
import { bankOutcomes, cardOutcomes } from '../store/billingSchema.ts'

const id = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/))
const last4 = v.pipe(v.string(), v.regex(/^\d{4}$/))
const name = v.pipe(v.string(), v.trim(), v.maxLength(200))

const cardToken = v.object({
  kind: v.literal('card'),
  id,
  last4,
  name,
  brand: v.pipe(v.string(), v.maxLength(20)),
  month: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  year: v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2100)),
  outcome: v.picklist(cardOutcomes),
})
const bankToken = v.object({
  kind: v.literal('bank'),
  id,
  last4,
  name: v.pipe(name, v.nonEmpty()),
  routingNumber: v.pipe(v.string(), v.trim(), v.check((text) => readRoutingNumber(text).problem === null)),
  accountType: v.picklist(['checking', 'savings']),
  holderType: v.picklist(['individual', 'company']),
  verification: v.picklist(['instant', 'micro_deposit']),
  outcome: v.picklist(bankOutcomes),
})
const anyToken = v.variant('kind', [cardToken, bankToken])

export type CardToken = v.InferOutput<typeof cardToken>
export type BankToken = v.InferOutput<typeof bankToken>

/**
 * Reads a token, which says what the hosted fields know about a card or bank account, but never its number. The frame makes the token
 * without the server, so that the number never leaves the frame; a forged token is only a test card. 400 `PAYMENT_TOKEN_INVALID`.
 */
export function readPaymentToken(token: string): CardToken | BankToken {
  try {
    if (!token.startsWith(tokenPrefix)) throw new TypeError('Another prefix.')
    const base64 = token.slice(tokenPrefix.length).replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    return v.parse(anyToken, JSON.parse(new TextDecoder().decode(bytes)))
  } catch {
    throw invalidToken()
  }
}

/** Marks a token as used. A token works once; its second use is refused. */
export async function spendPaymentToken(store: Store, tokenId: string, now: number): Promise<void> {
  const used = await store
    .insertInto('used_payment_tokens')
    .values({ id: tokenId, used_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  if (used.numInsertedOrUpdatedRows !== 1n) throw invalidToken()
}

export function invalidToken(): Refusal {
  return new Refusal(400, 'PAYMENT_TOKEN_INVALID', 'The payment details were already used or are not valid. Please enter them again.')
}

const problems = {
  declined: 'The card was declined. Please use another one or ask your bank.',
  expired: 'The card has expired.',
  incorrectCode: 'The security code is not right.',
  processingError: 'The card could not be checked. Please try again.',
} as const satisfies Partial<Record<CardToken['outcome'], string>>

/** Refuses a card that its bank declines or that has expired: 402 `CARD_DECLINED`. `today` is an ISO date. */
export function requireGoodCard({ outcome, month, year }: CardToken, today: string): void {
  const refused = cardExpiry({ exp_month: month, exp_year: year }, today) === 'expired' ? 'expired' : outcome
  if (refused in problems) throw new Refusal(402, 'CARD_DECLINED', problems[refused as keyof typeof problems])
}
