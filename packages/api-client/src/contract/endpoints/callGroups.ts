import * as v from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { flag, linkToken, noPayload, password, phone, username } from '../shapes.ts'

/** Reads the page behind a Subscribe link. 429 `TOO_MANY_ATTEMPTS` after many unknown links. */
export const getSubscribeDetails = defineEndpoint({
  area: 'callGroups',
  as: 'getSubscription',
  service: 'voice-video',
  method: 'GET',
  path: '/api/VoiceVideo/GetSubscribeDetails',
  auth: 'none',
  assumed: true,
  summary: 'The call group that a Subscribe link invites to.',
  /** The `token` of the link. */
  request: v.object({ d: linkToken }),
  response: v.looseObject({
    IsValid: flag,
    /** Why the link is invalid; empty if it is valid. If it is not empty, every other field is. */
    message: v.string(),
    CallGroupName: v.string(),
    PropertyName: v.string(),
    /** A suggested username; may be empty. */
    Username: v.string(),
    WatchmanPhoneNumber: v.string(),
  }),
})

/** Tells whether a username is taken, but only to someone with a valid Subscribe link. 429 `TOO_MANY_ATTEMPTS`. */
export const isUsernameValid = defineEndpoint({
  area: 'callGroups',
  as: 'checkUsername',
  service: 'voice-video',
  method: 'POST',
  path: '/api/VoiceVideo/IsUsernameValid',
  auth: 'none',
  assumed: true,
  readOnly: true,
  summary: 'Whether a user name is an email address that nobody uses yet.',
  request: v.object({ Username: username, Token: linkToken }),
  response: v.looseObject({ IsValid: flag, message: v.string() }),
})

/**
 * Registers a member of a call group, who can sign in from then on. Refusals: 400 `SUBSCRIBE_LINK_INVALID`, 400 `VALIDATION` with `field`
 * `Username` or `Password`, 429 `TOO_MANY_ATTEMPTS`.
 */
export const subcribeSaveVideoCallgroup = defineEndpoint({
  area: 'callGroups',
  as: 'subscribe',
  service: 'voice-video',
  method: 'POST',
  path: '/api/VoiceVideo/SubcribeSaveVideoCallgroup',
  auth: 'none',
  assumed: true,
  idempotent: true,
  summary: 'Creates the user of a Subscribe link. Works once.',
  request: v.object({
    Token: linkToken,
    Username: username,
    Password: password,
    WatchmanPhoneNumber: phone,
  }),
  /** The message is 'Registered Successfully.', or 'Username already exists' if nothing was saved. */
  response: v.looseObject({ isSuccess: flag, message: v.string() }),
})

export const getWatchmanSystemConfiguration = defineEndpoint({
  area: 'callGroups',
  as: 'getConfiguration',
  service: 'account',
  method: 'GET',
  path: '/api/AccountKit/GetWatchmanSystemConfiguration',
  auth: 'none',
  assumed: true,
  summary: 'The video that explains visitor calls.',
  request: noPayload,
  /** `VideoUrl` is the address of the video. A poster (.png) and captions (.vtt) with the same name are in the same folder. */
  response: v.looseObject({ VideoUrl: v.string() }),
})
