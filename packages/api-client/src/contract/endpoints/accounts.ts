import { billingStates } from '@portal/domain'
import * as v from 'valibot'
import { accountFilter, accountSort } from '../accountFilter.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { numberId } from '../people.ts'
import { count, email, flag, givenName, page, wholeNumber } from '../shapes.ts'
import { filledLine, note } from '../textFields.ts'

/** The operators' calls about accounts: each names the account that it is about, wherever the operator works. */
const ofAccounts = { area: 'accounts', service: 'account', auth: 'session', assumed: true } as const

const account = v.looseObject({
  ID: numberId,
  Name: v.string(),
  /** The address of its first property. */
  Address: v.string(),
  /** 1 MultiTenant, 2 SingleFamily. */
  TenantType: v.number(),
  IsActive: flag,
  RunningLockdowns: count,
  People: count,
  Doors: count,
  /** Doors whose controller cannot be reached. */
  DoorsOffline: count,
  /** Doors that a lockdown keeps shut at this moment. */
  DoorsLocked: count,
  /** The current step of a house's set-up, from 1; null: no set-up is open. */
  SetUpStep: v.nullable(v.number()),
  Billing: v.looseObject({ State: v.picklist(billingStates), DueCents: v.number() }),
  /** The last event, at a door or in the portal; null: none. `At`: ISO instant; `Door` is empty for a change in the portal. */
  LastActivity: v.nullable(v.looseObject({ At: v.string(), Door: v.string() })),
  /** ISO instant at which the signed-in operator worked there last; null: never. */
  WorkedAt: v.nullable(v.string()),
})

const accountNote = v.looseObject({
  ID: numberId,
  Text: v.string(),
  /** The operator who wrote it. */
  By: v.string(),
  /** ISO instant. */
  At: v.string(),
})

const invoice = v.looseObject({
  ID: numberId, Number: v.string(), State: v.picklist(['open', 'overdue', 'processing', 'paid', 'unknown']), DueDate: v.string(), TotalCents: v.number(), DueCents: v.number(),
})

const accountDetails = v.looseObject({
  ...account.entries,
  Properties: v.array(v.looseObject({ ID: numberId, Name: v.string(), Address: v.string(), TimeZone: v.string(), Doors: count })),
  /** The account's administrators who may sign in; at most ten. */
  Administrators: v.array(v.looseObject({ ID: numberId, Name: v.string(), Email: v.string() })),
  Devices: v.looseObject({ Controllers: count, Offline: count, Waiting: count }),
  /** The newest invoices, at most five. */
  Invoices: v.array(invoice),
  /** Newest first. */
  Notes: v.array(accountNote),
  /** The effect of making the account inactive: users who can't sign in, and codes and invites that stop opening doors. */
  Stops: v.looseObject({ People: count, Codes: count, Invites: count, CallGroups: v.optional(count, 0) }),
  /** The last activation or deactivation, with its user and reason; null: none. */
  StateChange: v.nullable(v.looseObject({ At: v.string(), By: v.string(), Reason: v.string() })),
})

/** Refusals: 403. */
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
  /** `Totals`: of all accounts, without filters. */
  response: v.looseObject({ Accounts: v.array(account), TotalCount: count, Totals: v.looseObject({ Accounts: count, People: count, Doors: count }) }),
})

/** Refusals: 403, 404. */
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
 * Makes an account active or inactive. In an inactive account every door refuses everyone, and users who sign in only see a notice; nothing
 * is deleted. Refusals: 400 without a reason, 403, 404, 409 `ACCOUNT_STATE` if it is so already.
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

/** Notes never change. Refusals: 400, 403, 404. */
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
 * Makes an account with its first property and the user who looks after it, and mails that user the link to their password. A house's owner
 * lands on its setup. Refusals: 400, 403, 409 `TAKEN` for an email address with which someone signs in already.
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
    /** IANA name. */
    TimezoneID: givenName,
    FirstName: filledLine(100),
    LastName: filledLine(100),
    Email: email,
  }),
  response: v.looseObject({ message: v.string(), AccountID: numberId, MailedTo: v.string() }),
})
