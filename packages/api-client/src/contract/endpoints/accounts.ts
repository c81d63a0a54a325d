import { billingStates } from '@portal/domain'
import * as v from 'valibot'
import { accountFilter, accountSort } from '../accountFilter.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { numberId } from '../people.ts'
import { count, email, flag, givenName, page, wholeNumber } from '../shapes.ts'
import { filledLine, note } from '../textFields.ts'

/** The operators' calls about accounts. Each names the account that it is about, whichever account the operator works in. */
const ofAccounts = { area: 'accounts', service: 'account', auth: 'session', assumed: true } as const

const account = v.looseObject({
  ID: numberId,
  Name: v.string(),
  /** The address of the account's first property. */
  Address: v.string(),
  /** The kind of account: 1 MultiTenant, 2 SingleFamily. */
  TenantType: v.number(),
  IsActive: flag,
  RunningLockdowns: count,
  People: count,
  Doors: count,
  /** The number of doors whose controller cannot be reached. */
  DoorsOffline: count,
  /** The number of doors that a lockdown keeps closed now. */
  DoorsLocked: count,
  /** The current step of a house's set-up, counted from 1; null without a set-up. */
  SetUpStep: v.nullable(v.number()),
  Billing: v.looseObject({ State: v.picklist(billingStates), DueCents: v.number() }),
  /** The last event, at a door or in the portal; null without one. `At` is an ISO instant; `Door` is empty for a change in the portal. */
  LastActivity: v.nullable(v.looseObject({ At: v.string(), Door: v.string() })),
  /** The ISO instant at which the signed-in operator last worked in the account; null if never. */
  WorkedAt: v.nullable(v.string()),
})

const accountNote = v.looseObject({
  ID: numberId,
  Text: v.string(),
  /** The name of the operator who wrote the note. */
  By: v.string(),
  /** The ISO instant at which the note was written. */
  At: v.string(),
})

const invoice = v.looseObject({
  ID: numberId, Number: v.string(), State: v.picklist(['open', 'overdue', 'processing', 'paid', 'unknown']), DueDate: v.string(), TotalCents: v.number(), DueCents: v.number(),
})

const accountDetails = v.looseObject({
  ...account.entries,
  Properties: v.array(v.looseObject({ ID: numberId, Name: v.string(), Address: v.string(), TimeZone: v.string(), Doors: count })),
  /** The administrators of the account who may sign in; at most ten. */
  Administrators: v.array(v.looseObject({ ID: numberId, Name: v.string(), Email: v.string() })),
  Devices: v.looseObject({ Controllers: count, Offline: count, Waiting: count }),
  /** The newest invoices, at most five. */
  Invoices: v.array(invoice),
  /** The operators' notes, newest first. */
  Notes: v.array(accountNote),
  /** The effect of making the account inactive: the number of users who can't sign in, and of codes and invites that stop opening doors. */
  Stops: v.looseObject({ People: count, Codes: count, Invites: count, CallGroups: v.optional(count, 0) }),
  /** When the account was last made active or inactive, with the user and the reason; null if never. */
  StateChange: v.nullable(v.looseObject({ At: v.string(), By: v.string(), Reason: v.string() })),
})

/** The accounts of a page of the list. Refusals: 403. */
export const getAccounts = defineEndpoint({
  ...ofAccounts,
  as: 'list',
  method: 'GET',
  path: '/api/Accounts/GetAccounts',
  summary: 'A page of the accounts that operators serve.',
  request: v.object({
    ...accountFilter,
    page: v.optional(page, 1),
    count: v.optional(wholeNumber(1, 100), 20),
    sort: accountSort,
  }),
  /** `Totals` counts all accounts, without filters. */
  response: v.looseObject({ Accounts: v.array(account), TotalCount: count, Totals: v.looseObject({ Accounts: count, People: count, Doors: count }) }),
})

/** One account as its page shows it. Refusals: 403, 404. */
export const getAccount = defineEndpoint({
  ...ofAccounts,
  as: 'get',
  method: 'GET',
  path: '/api/Accounts/GetAccount',
  summary: 'One account: its properties, users, devices, invoices and notes.',
  request: v.object({ AccountID: numberId }),
  response: accountDetails,
})

/**
 * Makes an account active or inactive. In an inactive account every door refuses all users, and users who sign in only see a notice;
 * nothing is deleted. Refusals: 400 without a reason, 403, 404, 409 `ACCOUNT_STATE` if the account already has this state.
 */
export const setAccountState = defineEndpoint({
  ...ofAccounts,
  as: 'setState',
  method: 'POST',
  path: '/api/Accounts/SetAccountState',
  idempotent: true,
  summary: 'Makes an account active or inactive.',
  request: v.object({ AccountID: numberId, IsActive: flag, Reason: v.pipe(note(300), v.nonEmpty()) }),
  response: v.looseObject({ message: v.string(), IsActive: flag }),
})

/** Adds a note to an account; notes are never edited. Refusals: 400, 403, 404. */
export const saveAccountNote = defineEndpoint({
  ...ofAccounts,
  as: 'saveNote',
  method: 'POST',
  path: '/api/Accounts/SaveAccountNote',
  idempotent: true,
  summary: 'Writes a note about an account, which operators read.',
  request: v.object({ AccountID: numberId, Text: v.pipe(note(2000), v.nonEmpty()) }),
  response: v.looseObject({ message: v.string(), Note: accountNote }),
})

/**
 * Creates an account with its first property and its administrator, who gets a mail with a link to set a password. The owner of a house
 * continues with the set-up. Refusals: 400, 403, 409 `TAKEN` for an email address with which someone already signs in.
 */
export const createAccount = defineEndpoint({
  ...ofAccounts,
  as: 'create',
  method: 'POST',
  path: '/api/Accounts/CreateAccount',
  idempotent: true,
  summary: 'Adds an account with its first property and its administrator.',
  request: v.object({
    Name: filledLine(100),
    TenantType: accountFilter.TenantType.wrapped,
    Address: filledLine(200),
    /** The name of the property's IANA time zone. */
    TimezoneID: givenName,
    FirstName: filledLine(100),
    LastName: filledLine(100),
    Email: email,
  }),
  response: v.looseObject({ message: v.string(), AccountID: numberId, MailedTo: v.string() }),
})
