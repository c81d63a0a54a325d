import { accountState, type ExportKind, invoiceState, localDateAt, TenantType } from '@portal/domain'
import { sql } from 'kysely'
import { dollars, type ExportContext, type Exported, type ExportSource, linesPerPart, momentCells, nameOfCodeType, partsOfIds, sayName } from './ExportSource.ts'
import { readInvoices, toInvoice } from '../billing/invoices.ts'
import { accountAnswers, accountFacts } from '../accounts/accountAnswer.ts'
import { namedAccounts } from '../accounts/findAccounts.ts'
import { findInvites } from '../access/findInvite.ts'
import { inviteAnswer } from '../invites/inviteAnswer.ts'
import { wantedInvites } from '../invites/wantedInvites.ts'
import { findUser } from '../people/findUser.ts'
import { codeAnswers } from '../accessCodes/codeAnswer.ts'
import { findCodes } from '../accessCodes/findCodes.ts'
import { inIds } from '../store/inIds.ts'
import { listedUsers, listFrame } from '../access/listedUsers.ts'
import { countUsers, notHidden, pageOfUsers, userSet } from '../people/findUsers.ts'
import { type LogLine, periodOf, readPlace, writePlace } from '../log/LogQuery.ts'
import { propertyOfLog, readLog, usersOfLog } from '../log/readLog.ts'
import { keptFrom } from '../log/runRetention.ts'
import { invalid } from '../Refusal.ts'
import type { ExportWord, ExportWords } from './exportWords.ts'

export const exportInvoices: ExportSource<'invoices'> = {
  columns: ({ timeZone, words: { say } }) => [
    { title: say('Number'), share: 3 }, { title: say('Description'), share: 6 }, { title: say('State'), share: 2 }, { title: say('Due date'), share: 2 },
    { title: say('Total (USD)'), share: 2 }, { title: say('Due (USD)'), share: 2 }, { title: `${say('Issued')} (${timeZone})`, share: 3 }, { title: 'Issued (UTC)', share: 0 },
    { title: `${say('Paid')} (${timeZone})`, share: 3 }, { title: 'Paid (UTC)', share: 0 }, { title: say('Paid with'), share: 3 },
  ],
  plan: async (context, what) => partsOfIds((await invoicesOf(context, what)).map(({ ID }) => ID)),
  async read(context, what, part) {
    const wanted = new Set(JSON.parse(part) as number[])
    const { timeZone, now, words: { say } } = context
    const today = localDateAt(timeZone, now)
    const rows = (await invoicesOf(context, { ...what, Status: undefined })).filter(({ ID }) => wanted.has(ID)).map((invoice) => [
      invoice.Number, invoice.Description, say(sayName(invoiceState({ status: invoice.Status, dueDate: invoice.DueDate }, today))), invoice.DueDate,
      dollars(invoice.TotalCents), dollars(invoice.DueCents), ...momentCells(timeZone, invoice.CreatedAt), ...momentCells(timeZone, invoice.PaidAt), invoice.PaidWith,
    ])
    return { rows }
  },
}

/** An account's invoices as its customers see them. */
async function invoicesOf({ store, viewer, now }: ExportContext, { Status }: Pick<Exported<'invoices'>, 'Status'>) {
  const invoices = (await readInvoices(store, viewer.accountId)).map((record) => toInvoice(record, now))
  return invoices.filter((invoice) => Status === undefined || invoice.Status === Status)
}

/** Exports the accounts that operators serve, whichever account the operator works in now. */
export const exportAccounts: ExportSource<'accounts'> = {
  columns: ({ timeZone, words: { say } }) => [
    { title: say('Number'), share: 1 }, { title: say('Name'), share: 5 }, { title: say('Address'), share: 6 }, { title: say('Kind'), share: 2 }, { title: say('State'), share: 2 },
    { title: say('People'), share: 1 }, { title: say('Doors'), share: 1 }, { title: say('Billing'), share: 2 }, { title: say('Due (USD)'), share: 2 },
    { title: `${say('Last activity')} (${timeZone})`, share: 3 }, { title: 'Last activity (UTC)', share: 0 }, { title: say('Where'), share: 3 },
  ],
  plan: async ({ store, now }, what) => partsOfIds(await namedAccounts(store, what, now)),
  async read({ store, viewer, now, timeZone, words: { say } }, _what, part) {
    const ids = JSON.parse(part) as number[]
    const answers = new Map((await accountAnswers(store, await accountFacts(store, viewer.user.id, ids), now)).map((account) => [account.ID, account]))
    const rows: string[][] = []
    for (const id of ids) {
      const account = answers.get(id)
      if (!account) continue
      rows.push([
        String(id), account.Name, account.Address, say(account.TenantType === TenantType.SingleFamily ? 'Single family' : 'Multi-tenant'), say(sayName(accountState(account))),
        String(account.People), String(account.Doors), say(account.Billing.State === 'none' ? 'No invoices' : sayName(account.Billing.State)), dollars(account.Billing.DueCents),
        ...momentCells(timeZone, account.LastActivity?.At ?? null), account.LastActivity?.Door ?? '',
      ])
    }
    return { rows }
  },
}

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

export const exportCodes: ExportSource<'codes'> = {
  columns: ({ timeZone, withCodes, words: { say } }) => [
    { title: 'ID', share: 0 }, { title: say('User'), share: 4 }, { title: say('Label'), share: 3 }, { title: say('Kind'), share: 3 },
    ...(withCodes ? [{ title: say('Code'), share: 2 }, { title: say('Phone code'), share: 2 }] : []),
    { title: say('Wiegand format'), share: 0 }, { title: say('Facility code'), share: 2 }, { title: say('Card number'), share: 2 }, { title: say('Card range'), share: 0 },
    { title: say('Active'), share: 1 }, { title: `${say('From')} (${timeZone})`, share: 3 }, { title: 'From (UTC)', share: 0 }, { title: `${say('Until')} (${timeZone})`, share: 3 },
    { title: 'Until (UTC)', share: 0 }, { title: `${say('Last used')} (${timeZone})`, share: 3 }, { title: 'Last used (UTC)', share: 0 },
  ],
  async plan(context, what) {
    const { store, viewer, startedAt } = context
    if (what.UserID !== undefined) await findUser(store, viewer, what.UserID, 'UserID')
    const rows = await (await findCodes(context, viewer, what, startedAt)).select('access_codes.id').orderBy('access_codes.id').execute()
    return partsOfIds(rows.map(({ id }) => id))
  },
  async read(context, what, part) {
    const { viewer, startedAt, timeZone, withCodes, words: { say } } = context
    const found = await (await findCodes(context, viewer, what, startedAt)).selectAll('access_codes').select(['users.name', 'users.valid_until_at'])
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

export const exportUsers: ExportSource<'users'> = {
  columns: ({ words: { say } }) => [
    { title: 'ID', share: 0 }, { title: say('Name'), share: 4 }, { title: say('First name'), share: 0 }, { title: say('Last name'), share: 0 },
    { title: say('Email'), share: 4 }, { title: say('Phone'), share: 3 }, { title: say('Unit'), share: 1 }, { title: say('Group'), share: 3 },
    { title: say('Property'), share: 3 }, { title: say('Status'), share: 2 }, { title: say('May sign in'), share: 0 }, { title: say('Entry methods'), share: 3 },
    { title: say('Call group'), share: 0 }, { title: say('Last entry (property time)'), share: 3 }, { title: 'Last entry (UTC)', share: 0 },
  ],
  async plan(context, what) {
    const set = await userSet(context, context.viewer, what, context.now)
    const total = await countUsers(context.store, set)
    return partsOfIds(await pageOfUsers(context.store, set, total, 'Name ASC', { page: 1, count: Math.max(1, total) }))
  },
  async read({ store, viewer, now, words: { say } }, _what, part) {
    const ids = JSON.parse(part) as number[]
    const people = await store.selectFrom('users').innerJoin('properties', 'properties.id', 'users.property_id')
      .select(['users.id', 'users.phone', 'properties.time_zone']).where(inIds('users.id', ids)).where('users.account_id', '=', viewer.accountId)
      .where('users.removed_at', 'is', null).where(await notHidden(store, viewer)).execute()
    const byId = new Map(people.map((person) => [person.id, person]))
    const listed = await listedUsers(store, viewer, ids.filter((id) => byId.has(id)), await listFrame(store, viewer.accountId, now))
    const rows = listed.map((user) => {
      const { phone = '', time_zone: zone = 'UTC' } = byId.get(user.ID) ?? {}
      const ways = (user.AccessMethods ?? []).map(({ AccessCodeType: type, Count }) => `${say(nameOfCodeType(type))} (${Count})`)
      return [
        String(user.ID), user.Name, user.FirstName, user.LastName, user.Email, phone, user.Unit, user.UserGroupName ?? '', user.PropertyName, user.Status ? say(sayName(user.Status)) : '',
        say(user.IsWebLoginEnabled ? 'Yes' : 'No'), ways.join(', '), user.CallGroupName, ...momentCells(zone, user.LastEntryAt ?? null),
      ]
    })
    return { rows }
  },
}

/** Exports activity. A part's key is the place in the list where it starts; each part returns the next key. */
export const exportLog: ExportSource<'log'> = {
  columns: ({ timeZone, words: { say } }) => [
    { title: `${say('Time')} (${timeZone})`, share: 3 }, { title: 'Time (UTC)', share: 0 }, { title: say('Kind'), share: 2 }, { title: say('Outcome'), share: 2 },
    { title: say('Who'), share: 4 }, { title: say('Signed in as them'), share: 0 }, { title: say('Door'), share: 4 }, { title: say('With'), share: 2 }, { title: say('What'), share: 5 }, { title: say('Details'), share: 8 },
  ],
  async plan({ store, viewer, startedAt }, what) {
    if ((what.Subject === undefined) !== (what.SubjectID === undefined)) throw invalid('SubjectID', 'Name a record by its type and its id.')
    if (what.PropertyID !== undefined) await propertyOfLog(store, viewer, what.PropertyID)
    await usersOfLog(store, viewer, what)
    // Events after the start of the export are left out.
    return { parts: [writePlace({ at: startedAt + 1, rank: 2, id: 0 })], total: null }
  },
  async read(context, what, part) {
    const { store, viewer, now, timeZone, startedAt, words: { say } } = context
    const { Of: _of, From, Until, FromTime, UntilTime, ...narrowed } = what
    const { time_zone: zoneOfDays } = await propertyOfLog(store, viewer, what.PropertyID)
    const { from, until } = periodOf(zoneOfDays, { From, Until, FromTime, UntilTime })
    const before = readPlace(part)
    const kept = keptFrom(context.limits.logMonths, now)
    const { lines, next } = await readLog({ ...narrowed, store, viewer, now, from, until, kept, before, after: undefined }, linesPerPart)
    const rows = lines.map((line) => logCells(line, timeZone, say))
    if (next === null) return { rows }
    const first = Math.max(from ?? 0, kept ?? 0, await oldestOf(context, what))
    const last = Math.min(until ?? startedAt, startedAt)
    const percent = Math.round((100 * (last - next.at)) / Math.max(1, last - first))
    return { rows, next: { part: writePlace(next), percent: Math.min(99, Math.max(0, percent)) } }
  },
}

/** The time of the oldest event that the account's activity may show. */
async function oldestOf({ store, viewer, startedAt }: ExportContext, { Kind }: Exported<'log'>): Promise<number> {
  const account = viewer.accountId
  const { rows } = await sql<{ at: number | null }>`select min(at) as at from (
    select min(at) as at from changes where account_id = ${account} and ${Kind ?? 'change'} = 'change'
    union all select min(started_at) from calls where account_id = ${account} and ${Kind ?? 'call'} = 'call'
    union all select (select min(at) from gate_events where property_id = properties.id) from properties where account_id = ${account} and ${Kind ?? 'event'} = 'event') as sources`.execute(store)
  return rows[0]?.at ?? startedAt
}

type Say = ExportWords['say']

/** An event as the cells of an export: time, UTC, kind, outcome, who, signed in as, door, with, what, details. */
function logCells(line: LogLine, timeZone: string, say: Say): string[] {
  const [local, utc] = momentCells(timeZone, line.At)
  const cells = line.Kind === 'event' ? eventCells(line, say) : line.Kind === 'call' ? callCells(line, say) : changeCells(line, say)
  return [local, utc, say(sayName(line.Kind)), ...cells]
}

type Line<Kind extends LogLine['Kind']> = Extract<LogLine, { Kind: Kind }>

const hidden = '(not shown to you)'

function eventCells(line: Line<'event'>, say: Say): string[] {
  const details = [
    line.DoorAction === null ? '' : `${say('From the portal')}: ${say(line.DoorAction)}${line.DoorNote === '' ? '' : `, ${line.DoorNote}`}`,
    line.HeldOpenBy === null ? '' : `${say('Held open by')} ${say(sayName(line.HeldOpenBy).toLowerCase() as ExportWord)}${line.HeldBySchedule === null ? '' : ` ${line.HeldBySchedule}`}`,
    line.UnsyncedSince === null ? '' : `${say('Controller not synced since')} ${line.UnsyncedSince}`,
  ]
  const who = line.IsWhoHidden ? say(hidden) : (line.Who ?? '')
  return [say(line.Decision === 'open' ? 'Opened' : 'Refused'), who, '', line.PortName, say(line.CredentialKind as ExportWord), say(sayName(line.Reason)), joined(details)]
}

function callCells({ Call: call }: Line<'call'>, say: Say): string[] {
  const answered = call.Events.flatMap((event) => (event.Kind === 'answered' ? [event.Phone] : []))[0]
  const nameOf = (key: string) => call.Phones.find(({ Key }) => Key === key)?.Name || say(hidden)
  const outcome = answered !== undefined ? 'Answered' : call.EndedAt === null ? 'Ringing' : 'Not answered'
  const opened = call.Events.some(({ Kind }) => Kind === 'opened') ? say('The door was opened') : ''
  return [say(outcome), answered === undefined ? '' : nameOf(answered), '', call.StationName, say('Call'), call.Plan.Name, opened]
}

function changeCells(line: Line<'change'>, say: Say): string[] {
  const who = line.By === null ? say(line.Call === '' ? 'Automatic' : 'By a mailed link') : (line.By.Name ?? say(hidden))
  const as = line.SignedInBy === null ? '' : (line.SignedInBy.Name ?? say(hidden))
  const sayValue = (value: string | number | null) => (value === null || value === '' ? say('none') : String(value))
  const fields = line.Rows.flatMap(({ Fields, Name, IsRecord }) => Fields.map(({ Field, From, To }) => {
    const name = IsRecord || Name === line.Name ? sayName(Field) : `${Name}, ${sayName(Field).toLowerCase()}`
    return From === null && To === null ? `${name} ${say('replaced')}` : From === null || From === '' ? `${name}: ${sayValue(To)}` : `${name}: ${From} → ${sayValue(To)}`
  }))
  const more = line.MoreRows === 0 ? '' : `${say('More parts')}: ${line.MoreRows}`
  return [say(sayName(line.Action)), who, as, '', sayName(line.Call), `${say(sayName(line.Subject))} ${line.Name}`.trim(), joined([...fields, more])]
}

const joined = (texts: readonly string[]) => texts.filter((text) => text !== '').join('; ')

const sources: { [Kind in ExportKind]: ExportSource<Kind> } = {
  log: exportLog, users: exportUsers, codes: exportCodes, invites: exportInvites, invoices: exportInvoices, accounts: exportAccounts,
}

/** The export source of a list. */
export function sourceOf<Kind extends ExportKind>(what: Exported<Kind>): ExportSource<Kind> {
  return sources[what.Of]
}
