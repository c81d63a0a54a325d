import { inviteCalendar } from '../../calendar/inviteCalendar.ts'
import { downloadName } from '../../invites/downloadName.ts'
import type { Handler } from '../Handler.ts'
import { usableInvite } from './usableInvite.ts'

const mediaType = 'text/calendar; charset=utf-8'

export const getCalender: Handler<'getCalender'> = async ({ inviteId }, call) => {
  const invite = await usableInvite(call, inviteId)
  const text = inviteCalendar(invite, call.clock.now())
  return { blob: new Blob([text], { type: mediaType }), fileName: `${downloadName(invite.name)}.ics`, mediaType }
}
