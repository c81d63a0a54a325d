import type { LogLine } from '../log/LogQuery.ts'
import { momentCells, sayName } from './exportCells.ts'
import type { ExportWords } from './exportWords.ts'

type Say = ExportWords['say']

/** A line of the log as the cells of an export: time, UTC, kind, outcome, who, as whom, door, with, what, details. */
export function logCells(line: LogLine, timeZone: string, say: Say): string[] {
  const [local, utc] = momentCells(timeZone, line.At)
  const cells = line.Kind === 'event' ? eventCells(line, say) : line.Kind === 'call' ? callCells(line, say) : changeCells(line, say)
  return [local, utc, say(sayName(line.Kind)), ...cells]
}

type Line<Kind extends LogLine['Kind']> = Extract<LogLine, { Kind: Kind }>

const hidden = '(not shown to you)'

function eventCells(line: Line<'event'>, say: Say): string[] {
  const details = [
    line.DoorAction === null ? '' : `${say('From the portal')}: ${say(line.DoorAction)}${line.DoorNote === '' ? '' : `, ${line.DoorNote}`}`,
    line.HeldOpenBy === null ? '' : `${say('Held open by')} ${say(sayName(line.HeldOpenBy).toLowerCase())}${line.HeldBySchedule === null ? '' : ` ${line.HeldBySchedule}`}`,
    line.UnheardSince === null ? '' : `${say('The controller had not heard a change since')} ${line.UnheardSince}`,
  ]
  const who = line.IsWhoHidden ? say(hidden) : (line.Who ?? '')
  return [say(line.Decision === 'open' ? 'Opened' : 'Refused'), who, '', line.PortName, say(line.CredentialKind), say(sayName(line.Reason)), joined(details)]
}

function callCells({ Call: call }: Line<'call'>, say: Say): string[] {
  const answered = call.Events.flatMap((event) => (event.Kind === 'answered' ? [event.Phone] : []))[0]
  const nameOf = (key: string) => call.Phones.find(({ Key }) => Key === key)?.Name || say(hidden)
  const outcome = answered !== undefined ? 'Answered' : call.EndedAt === null ? 'Ringing' : 'Not answered'
  const opened = call.Events.some(({ Kind }) => Kind === 'opened') ? say('The door was opened') : ''
  return [say(outcome), answered === undefined ? '' : nameOf(answered), '', call.StationName, say('Call'), call.Plan.Name, opened]
}

function changeCells(line: Line<'change'>, say: Say): string[] {
  const who = line.By === null ? say(line.Call === '' ? 'By itself' : 'Whoever held a mailed link') : (line.By.Name ?? say(hidden))
  const as = line.SignedInBy === null ? '' : (line.SignedInBy.Name ?? say(hidden))
  const sayValue = (value: string | number | null) => (value === null || value === '' ? say('none') : String(value))
  const fields = line.Rows.flatMap(({ Fields, Name, IsRecord }) => Fields.map(({ Field, From, To }) => {
    const name = IsRecord || Name === line.Name ? sayName(Field) : `${Name}, ${sayName(Field).toLowerCase()}`
    return From === null && To === null ? `${name} ${say('replaced')}` : `${name}: ${sayValue(From)} → ${sayValue(To)}`
  }))
  const more = line.MoreRows === 0 ? '' : `${say('More parts')}: ${line.MoreRows}`
  return [say(sayName(line.Action)), who, as, '', sayName(line.Call), `${say(sayName(line.Subject))} ${line.Name}`.trim(), joined([...fields, more])]
}

const joined = (texts: readonly string[]) => texts.filter((text) => text !== '').join('; ')
