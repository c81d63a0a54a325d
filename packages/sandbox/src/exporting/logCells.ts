import type { LogLine } from '../log/LogQuery.ts'
import { momentCells } from './momentCells.ts'
import { sayName } from './sayName.ts'

/** A line of the log as the cells of an export: time, UTC, kind, outcome, who, as whom, door, with, what, details. */
export function logCells(line: LogLine, timeZone: string): string[] {
  const [local, utc] = momentCells(timeZone, line.At)
  return [local, utc, sayName(line.Kind), ...(line.Kind === 'event' ? eventCells(line) : line.Kind === 'call' ? callCells(line) : changeCells(line))]
}

type Line<Kind extends LogLine['Kind']> = Extract<LogLine, { Kind: Kind }>

const hidden = '(not shown to you)'

function eventCells(line: Line<'event'>): string[] {
  const details = [
    line.DoorAction === null ? '' : `From the portal: ${line.DoorAction}${line.DoorNote === '' ? '' : `, ${line.DoorNote}`}`,
    line.HeldOpenBy === null ? '' : `Held open by ${sayName(line.HeldOpenBy).toLowerCase()}${line.HeldBySchedule === null ? '' : ` ${line.HeldBySchedule}`}`,
    line.UnheardSince === null ? '' : `The controller had not heard a change since ${line.UnheardSince}`,
  ]
  const who = line.IsWhoHidden ? hidden : (line.Who ?? '')
  return [line.Decision === 'open' ? 'Opened' : 'Refused', who, '', line.PortName, line.CredentialKind, sayName(line.Reason), joined(details)]
}

function callCells({ Call: call }: Line<'call'>): string[] {
  const answered = call.Events.flatMap((event) => (event.Kind === 'answered' ? [event.Phone] : []))[0]
  const nameOf = (key: string) => call.Phones.find(({ Key }) => Key === key)?.Name || hidden
  const outcome = answered !== undefined ? 'Answered' : call.EndedAt === null ? 'Ringing' : 'Not answered'
  const opened = call.Events.some(({ Kind }) => Kind === 'opened') ? 'The door was opened' : ''
  return [outcome, answered === undefined ? '' : nameOf(answered), '', call.StationName, 'Call', call.Plan.Name, opened]
}

function changeCells(line: Line<'change'>): string[] {
  const who = line.By === null ? 'Whoever held a mailed link' : (line.By.Name ?? hidden)
  const as = line.SignedInBy === null ? '' : (line.SignedInBy.Name ?? hidden)
  const fields = line.Rows.flatMap(({ Fields, Name, IsRecord }) => Fields.map(({ Field, From, To }) => {
    const name = IsRecord || Name === line.Name ? sayName(Field) : `${Name}, ${sayName(Field).toLowerCase()}`
    return From === null && To === null ? `${name} replaced` : `${name}: ${sayValue(From)} → ${sayValue(To)}`
  }))
  const more = line.MoreRows === 0 ? '' : `${line.MoreRows} more parts`
  return [sayName(line.Action), who, as, '', sayName(line.Call), `${sayName(line.Subject)} ${line.Name}`.trim(), joined([...fields, more])]
}

const sayValue = (value: string | number | null) => (value === null || value === '' ? 'none' : String(value))
const joined = (texts: readonly string[]) => texts.filter((text) => text !== '').join('; ')
