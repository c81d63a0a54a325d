import * as v from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { username } from '../shapes.ts'

/** Asks for a mail to confirm by; deletes nothing. The answer is the same for a user nobody has. 429 `TOO_MANY_ATTEMPTS`. */
export const userAccountDelete = defineEndpoint({
  area: 'users',
  service: 'voice-video',
  method: 'POST',
  path: '/user/UserAccountDelete',
  auth: 'none',
  assumed: true,
  idempotent: true,
  summary: 'Mails the owner of an account a request to confirm its deletion.',
  request: v.object({ Username: username }),
  response: v.looseObject({ message: v.string() }),
})
