import * as v from 'valibot'
import { bankAnswer, gatewayCard, message, ofAccount, paymentToken, providerKey, read, receivedBank, write } from '../billingShapes.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { named } from '../shapeNames.ts'
import { flag, namedRecord, noPayload, wholeNumber } from '../shapes.ts'

export const getCardInfo = defineEndpoint({
  ...read,
  as: 'getCard',
  path: '/Billing/GetCardInfo',
  summary: 'The account’s card on file.',
  request: noPayload,
  response: gatewayCard,
})

export const getCardInfoForAccount = defineEndpoint({
  ...read,
  as: 'getCardOfAccount',
  path: '/Billing/GetCardInfoForAccount',
  summary: 'An account’s card on file, by the account’s id.',
  request: v.object({ accountId: namedRecord }),
  response: gatewayCard,
})

export const getBankInfo = defineEndpoint({
  ...read,
  as: 'getBank',
  path: '/Billing/GetBankInfo',
  summary: 'The account’s bank account.',
  request: noPayload,
  response: bankAnswer,
})

export const getBankInfoForAccount = defineEndpoint({
  ...read,
  as: 'getBankOfAccount',
  path: '/Billing/GetBankInfoForAccount',
  summary: 'An account’s bank account, by the account’s id.',
  request: v.object({ accountId: namedRecord }),
  response: bankAnswer,
})

/**
 * Mails the owner that the card was changed. It is a GET with an effect, as in the specification. One change of the card is mailed only
 * once, however often this is called.
 */
export const sendEmailOnCardChange = defineEndpoint({
  ...read,
  as: 'mailCardChange',
  path: '/Billing/SendEmailOnCardChange',
  summary: 'Mails the billing contact that the card on file changed.',
  request: ofAccount,
  /** `IsSent` is false if nothing changed since the last mail. */
  response: v.looseObject({ IsSent: flag }),
})

/**
 * Begins to add a card or a bank account with gateway 1. The hosted payment form confirms it at the gateway. Then `billingSaveCard` or
 * `saveBankAccount` saves it; `cancelSetupIntent` ends an unfinished one.
 */
export const createSetupIntent = defineEndpoint({
  ...write,
  as: 'createSetupIntent',
  path: '/Billing/CreateSetupIntent',
  summary: 'Begins to add a card or a bank account.',
  request: v.object({ accountId: namedRecord }),
  response: v.looseObject({ SetupIntentId: v.string(), ClientSecret: v.string() }),
})

/** Cancels a SetupIntent. A finished or canceled one stays unchanged; `Status` says which. */
export const cancelSetupIntent = defineEndpoint({
  ...write,
  as: 'cancelSetupIntent',
  path: '/CancelSetupIntent',
  summary: 'Ends an unfinished SetupIntent.',
  request: v.object({ accountId: namedRecord, setupIntent: providerKey }),
  response: v.looseObject({ Status: v.picklist(['canceled', 'succeeded']) }),
})

/**
 * Saves a card with gateway 2, by a token of the hosted payment form, and replaces the previous card. Refusals: 402 `CARD_DECLINED`, 400
 * `PAYMENT_TOKEN_INVALID` (unknown, used, or not a card's), 409 `WRONG_GATEWAY`.
 */
export const saveCard = defineEndpoint({
  ...write,
  as: 'saveCard',
  path: '/saveCard',
  summary: 'Saves a card by its one-time token (gateway 2).',
  request: v.object({ AccountId: namedRecord, SourceID: paymentToken, CustomerID: providerKey }),
  response: gatewayCard,
})

/** Saves a card with gateway 1, by a confirmed SetupIntent. Refusals: 400 `SETUP_INTENT_INVALID`, 409 `WRONG_GATEWAY`. */
export const billingSaveCard = defineEndpoint({
  ...write,
  as: 'saveCardForBilling',
  path: '/Billing/SaveCard',
  summary: 'Saves the card of a confirmed SetupIntent (gateway 1).',
  request: v.object({ accountId: namedRecord, setupIntent: providerKey }),
  response: gatewayCard,
})

/** Deletes the card on file. Succeeds even if there is none. */
export const deleteCard = defineEndpoint({
  ...write,
  as: 'deleteCard',
  path: '/deleteCard',
  summary: 'Deletes the card on file.',
  request: v.object({ AccountId: namedRecord }),
  response: message,
})

/** Saves a bank account by a confirmed SetupIntent, with either gateway. Refusals: 400 `SETUP_INTENT_INVALID`. */
export const saveBankAccount = defineEndpoint({
  ...write,
  as: 'saveBank',
  path: '/SaveBankAccount',
  summary: 'Saves the bank account of a confirmed SetupIntent, verified or with deposits on their way.',
  request: v.object({ accountId: namedRecord, setupIntent: providerKey }),
  response: bankAnswer,
})

const depositCents = v.nullable(wholeNumber(1, 99))

/**
 * Verifies a bank account by two amounts in cents, in any order, or by a descriptor code (`SM` and four characters, in upper or lower
 * case): exactly one of the two. A wrong value is an answer, not a refusal. Refusals: 404 `NO_BANK_ACCOUNT`.
 */
export const verifyBankForAccount = defineEndpoint({
  ...write,
  as: 'verifyBank',
  path: '/VerifyBankForAccount',
  summary: 'Verifies a bank account by the deposits or the code on its statement.',
  request: v.pipe(
    v.object({
      AccountID: namedRecord,
      Amount1: depositCents,
      Amount2: depositCents,
      DescriptorCode: v.nullable(v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^SM[A-Z0-9]{4}$/), named('pattern'))),
    }),
    v.check(
      ({ Amount1, Amount2, DescriptorCode }) => (DescriptorCode === null ? Amount1 !== null && Amount2 !== null : Amount1 === null && Amount2 === null),
      'Two amounts or a descriptor code.',
    ),
  ),
  response: v.looseObject({
    /** The gateway's code, which `toBankVerificationOutcome` of @portal/domain reads; empty if the account is verified. */
    Code: v.string(),
    BankInfo: receivedBank,
  }),
})

/** Deletes the bank account on file. Succeeds even if there is none. */
export const deleteBankForAccount = defineEndpoint({
  ...write,
  as: 'deleteBank',
  path: '/DeleteBankForAccount',
  summary: 'Deletes the bank account.',
  request: v.object({ accountId: namedRecord }),
  response: message,
})
