import { deletionStates } from '@portal/domain'
import * as v from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { planShape } from '../planShapes.ts'
import { linkToken, username } from '../shapes.ts'

/** Requests a mail to confirm the deletion of one's own account; deletes nothing. The answer is the same for an unknown user. 429 `TOO_MANY_ATTEMPTS`. */
export const userAccountDelete = defineEndpoint({
  area: 'leaving',
  as: 'request',
  service: 'voice-video',
  method: 'POST',
  path: '/user/UserAccountDelete',
  auth: 'none',
  assumed: true,
  idempotent: true,
  summary: 'Mails the owner of an account a link to confirm its deletion.',
  request: v.object({ Username: username }),
  response: v.looseObject({ message: v.string() }),
})

const request = v.object({ token: linkToken })

const deletion = v.looseObject({
  /** The state of the request. `invalid`: the link is unknown, and the texts are empty. */
  State: v.picklist([...deletionStates, 'invalid']),
  AccountName: v.string(),
  /** The IANA zone of the user's property, in which `DueAt` is shown. */
  TimeZone: v.string(),
  /** The ISO instant of the account's deletion; null before the confirmation. */
  DueAt: v.nullable(v.string()),
  /** The number of days between the confirmation and the deletion. */
  WaitDays: v.number(),
  ...planShape,
  /** The user who refused the request; the next field has the reason. Both are empty otherwise. */
  EndedBy: v.string(),
  Reason: v.string(),
})

/** What a mailed link would delete, and the state of the request. 429 `TOO_MANY_ATTEMPTS` after many unknown links. */
export const getAccountDeletion = defineEndpoint({
  area: 'leaving',
  as: 'get',
  service: 'voice-video',
  method: 'GET',
  path: '/user/GetAccountDeletion',
  auth: 'none',
  assumed: true,
  summary: 'What deleting an account would end, by the mailed link.',
  request,
  response: deletion,
})

/**
 * Confirms the deletion by a mailed link; the account is deleted after the waiting time. Refusals: 409 `DELETION_ENDED` without a request,
 * 409 `LAST_ADMINISTRATOR`, 429 `TOO_MANY_ATTEMPTS`.
 */
export const confirmAccountDeletion = defineEndpoint({
  area: 'leaving',
  as: 'confirm',
  service: 'voice-video',
  method: 'POST',
  path: '/user/ConfirmAccountDeletion',
  auth: 'none',
  assumed: true,
  idempotent: true,
  summary: 'Confirms the deletion of an account; it waits some days.',
  request,
  response: deletion,
})

/** Cancels the request by a mailed link, before the account is deleted. Refusals: 409 `DELETION_ENDED`, 429 `TOO_MANY_ATTEMPTS`. */
export const withdrawAccountDeletion = defineEndpoint({
  area: 'leaving',
  as: 'withdraw',
  service: 'voice-video',
  method: 'POST',
  path: '/user/WithdrawAccountDeletion',
  auth: 'none',
  assumed: true,
  idempotent: true,
  summary: 'Cancels the requested deletion of an account.',
  request,
  response: deletion,
})
