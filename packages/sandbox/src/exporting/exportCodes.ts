import { codeAnswers } from '../accessCodes/codeAnswer.ts'
import { findCodes } from '../accessCodes/findCodes.ts'
import { findUser } from '../people/findUser.ts'
import { inIds } from '../store/inIds.ts'
import { momentCells, nameOfCodeType } from './exportCells.ts'
import { type ExportSource, partsOfIds } from './ExportSource.ts'

export const exportCodes: ExportSource<'codes'> = {
  columns: ({ timeZone, withCodes, words: { say } }) => [
    { title: 'ID', share: 0 }, { title: say('Person'), share: 4 }, { title: say('Label'), share: 3 }, { title: say('Kind'), share: 3 },
    ...(withCodes ? [{ title: say('Code'), share: 2 }, { title: say('Phone code'), share: 2 }] : []),
    { title: say('Wiegand format'), share: 0 }, { title: say('Facility code'), share: 2 }, { title: say('Card number'), share: 2 }, { title: say('Card range'), share: 0 },
    { title: say('Active'), share: 1 }, { title: `${say('From')} (${timeZone})`, share: 3 }, { title: 'From (UTC)', share: 0 }, { title: `${say('Until')} (${timeZone})`, share: 3 },
    { title: 'Until (UTC)', share: 0 }, { title: `${say('Last used')} (${timeZone})`, share: 3 }, { title: 'Last used (UTC)', share: 0 },
  ],
  async plan(context, what) {
    const { store, viewer } = context
    if (what.UserID !== undefined) await findUser(store, viewer, what.UserID, 'UserID')
    const rows = await (await findCodes(context, viewer, what)).select('access_codes.id').orderBy('access_codes.id').execute()
    return partsOfIds(rows.map(({ id }) => id))
  },
  async read(context, what, part) {
    const { viewer, timeZone, withCodes, words: { say } } = context
    const found = await (await findCodes(context, viewer, what)).selectAll('access_codes').select('users.name')
      .where(inIds('access_codes.id', JSON.parse(part) as number[])).orderBy('access_codes.id').execute()
    const codes = await codeAnswers(context, found)
    const rows = codes.map((code) => [
      String(code.ID), code.UserName ?? '', code.Label, say(nameOfCodeType(code.AccessCodeTypeID)),
      ...(withCodes ? [code.Code, code.PhoneCode] : []),
      code.WiegandFormat ?? '', String(code.FacilityCode ?? ''), String(code.CardNumber ?? ''),
      code.CardRangeFrom === null ? '' : `${code.CardRangeFrom} ${say('to')} ${code.CardRangeTo}`, say(code.IsActive ? 'Yes' : 'No'),
      ...momentCells(timeZone, code.ValidFrom), ...momentCells(timeZone, code.ValidUntil), ...momentCells(timeZone, code.LastUsedAt),
    ])
    return { rows }
  },
}
