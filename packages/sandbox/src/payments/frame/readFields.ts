import type { PaymentFieldName, PaymentFieldProblem } from '@portal/domain'
import type { TestCard } from '../testNumbers.ts'

export interface FieldTexts {
  number: string
  expiry: string
  code: string
}

export type Found<Value> = { value: Value } | { field: PaymentFieldName; problem: PaymentFieldProblem }

export interface ParsedCard extends TestCard {
  last4: string
  month: number
  year: number
}

/*
 * This function and the next run inside the frame, where nothing can be imported. Their source is copied into its document, so they use
 * only their arguments and nothing else of this file.
 */

export function readCardFields(texts: FieldTexts, cards: Readonly<Record<string, TestCard>>, now: { year: number; month: number }): Found<ParsedCard> {
  const number = texts.number.replace(/\D/g, '')
  if (number === '') return { field: 'number', problem: 'numberMissing' }
  let sum = 0
  for (let index = 0; index < number.length; index += 1) {
    const value = Number(number[number.length - 1 - index]) * (index % 2 === 0 ? 1 : 2)
    sum += value > 9 ? value - 9 : value
  }
  if (number.length < 13 || sum % 10 !== 0) return { field: 'number', problem: 'numberInvalid' }
  const card = Object.hasOwn(cards, number) ? cards[number] : undefined
  if (!card) return { field: 'number', problem: 'notATestNumber' }

  const expiry = /^(\d{1,2})\D*(\d{2}|20\d{2})$/.exec(texts.expiry.trim())
  if (texts.expiry.trim() === '') return { field: 'expiry', problem: 'expiryMissing' }
  const month = Number(expiry?.[1])
  if (!expiry || month < 1 || month > 12) return { field: 'expiry', problem: 'expiryInvalid' }
  const year = 2000 + (Number(expiry[2]) % 100)
  if ((year - now.year) * 12 + month - now.month < 0) return { field: 'expiry', problem: 'expiryPast' }

  const code = texts.code.trim()
  if (code === '') return { field: 'code', problem: 'codeMissing' }
  if (!/^\d+$/.test(code) || code.length !== (card.brand === 'amex' ? 4 : 3)) return { field: 'code', problem: 'codeInvalid' }
  return { value: { ...card, last4: number.slice(-4), month, year } }
}

export function readBankFields<Outcome>(
  texts: { account: string; accountAgain: string },
  accounts: Readonly<Record<string, Outcome>>,
): Found<{ last4: string; outcome: Outcome }> {
  const account = texts.account.replace(/[\s-]/g, '')
  if (account === '') return { field: 'account', problem: 'accountMissing' }
  if (!/^\d{4,17}$/.test(account)) return { field: 'account', problem: 'accountInvalid' }
  const outcome = Object.hasOwn(accounts, account) ? accounts[account] : undefined
  if (outcome === undefined) return { field: 'account', problem: 'notATestNumber' }
  if (texts.accountAgain.replace(/[\s-]/g, '') !== account) return { field: 'accountAgain', problem: 'accountsDiffer' }
  return { value: { last4: account.slice(-4), outcome } }
}
