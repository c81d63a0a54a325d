import { sql } from 'kysely'
import { type LogLine, periodOf, readPlace, writePlace } from '../log/LogQuery.ts'
import { propertyOfLog, readLog, usersOfLog } from '../log/readLog.ts'
import { keptFrom } from '../log/runRetention.ts'
import { invalid } from '../Refusal.ts'
import { momentCells, sayName } from './exportCells.ts'
import { type ExportContext, type Exported, type ExportSource, linesPerPart } from './ExportSource.ts'
import type { ExportWord, ExportWords } from './exportWords.ts'

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
