import { findInvites } from '../access/findInvite.ts'
import { inviteAnswer } from '../invites/inviteAnswer.ts'
import { wantedInvites } from '../invites/wantedInvites.ts'
import { findUser } from '../people/findUser.ts'
import { momentCells, sayName } from './exportCells.ts'
import { type ExportSource, partsOfIds } from './ExportSource.ts'

export const exportInvites: ExportSource<'invites'> = {
  columns: ({ withCodes, words: { say } }) => [
    { title: 'ID', share: 0 }, { title: say('Name'), share: 4 }, { title: say('Kind'), share: 1 }, { title: say('Type'), share: 2 }, { title: say('Status'), share: 2 },
    ...(withCodes ? [{ title: say('PIN'), share: 2 }] : []),
    { title: say('Sent by'), share: 3 }, { title: say('Recipient'), share: 4 }, { title: say('Property'), share: 0 }, { title: say('Doors'), share: 5 },
    { title: say('Starts (property time)'), share: 3 }, { title: 'Starts (UTC)', share: 0 }, { title: say('Ends (property time)'), share: 3 }, { title: 'Ends (UTC)', share: 0 },
    { title: say('Uses allowed'), share: 0 }, { title: say('Uses left'), share: 1 }, { title: say('Created (property time)'), share: 0 }, { title: 'Created (UTC)', share: 0 },
    { title: say('Last used (property time)'), share: 3 }, { title: 'Last used (UTC)', share: 0 }, { title: say('Time zone'), share: 0 },
  ],
  async plan({ store, viewer, now }, what) {
    if (what.SentByUserID !== undefined) await findUser(store, viewer, what.SentByUserID, 'SentByUserID')
    return partsOfIds(await wantedInvites(store, viewer.accountId, what, now))
  },
  async read({ store, vault, viewer, now, withCodes, words: { say } }, _what, part) {
    const found = await findInvites(store, JSON.parse(part) as string[])
    const invites = await Promise.all(found.filter(({ accountId }) => accountId === viewer.accountId).map((invite) => inviteAnswer(vault, invite, now)))
    const rows = invites.map((invite) => [
      invite.ID, invite.InviteName, say(invite.Kind), say(invite.InviteType), say(sayName(invite.Status)), ...(withCodes ? [invite.Pin ?? ''] : []),
      invite.SentBy, invite.Recipient, invite.PropertyName, invite.Ports.map(({ PortName }) => PortName).join(', '),
      ...momentCells(invite.TimeZone, invite.StartDate), ...momentCells(invite.TimeZone, invite.EndDate), String(invite.AccessCount ?? ''),
      String(invite.UsesLeft ?? ''), ...momentCells(invite.TimeZone, invite.CreatedAt), ...momentCells(invite.TimeZone, invite.LastUsedAt), invite.TimeZone,
    ])
    return { rows }
  },
}
