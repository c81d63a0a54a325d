import * as v from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { flag, namedRecord } from '../shapes.ts'

const choice = v.object({
  /** The signed-in user's own id; any other is refused with 403 `NOT_YOUR_USER`. */
  UserId: namedRecord,
  IsIgnore: flag,
})
const saved = v.looseObject({ message: v.string() })

export const groupReleaseVideo = defineEndpoint({
  area: 'releases',
  as: 'ignoreVideo',
  service: 'account',
  method: 'POST',
  path: '/GroupReleaseVideo',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Remembers whether the user wants to see the video about groups.',
  request: choice,
  response: saved,
})

export const ignoreReleaseContent = defineEndpoint({
  area: 'releases',
  as: 'ignoreContent',
  service: 'account',
  method: 'POST',
  path: '/api/User/IgnoreReleaseContent',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Remembers whether the user wants to see the release notes.',
  request: choice,
  response: saved,
})
