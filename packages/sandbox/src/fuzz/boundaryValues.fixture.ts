import type { TextShapeName } from '@portal/api-client/contract'
import * as fc from 'fast-check'
import type * as v from 'valibot'

type AnySchema = v.GenericSchema
type Actions = { type: string; kind: string; requirement?: unknown; metadata?: unknown }[]

const poisons = ['\0', 'a\0b', 'a\u202eb', '\ud83d', '<b>x</b>', 'http://evil.example', '=HYPERLINK(A1)', 'x'.repeat(300)]
const oddNames = ['A<B', "o'brien % _ \\", 'José 😀 خالد', '__proto__', 'constructor', '0', '-1', 'null', '‫', 'ﷺ'.repeat(40), 'a'.repeat(80), '{{x}} ${y}', '"],[', '  x  ', '']

/** Test texts for each kind of text field: just allowed, just not allowed, and unusual. */
const textsOf: Record<TextShapeName, readonly string[]> = {
  line: [...oddNames, ...poisons, '4711', '12345', '713 555 0162', '\t'],
  note: [...oddNames, ...poisons, 'one\r\ntwo\n\tthree', 'BEGIN:VEVENT\r\nEND:VCALENDAR', 'ä'.repeat(500)],
  searchText: [...oddNames, ...poisons, '%', '_', '\\', '"', '*', 'NEAR(', 'a b c d e f g h'],
  email: ['', 'new@mail.example', 'NEW@MAIL.EXAMPLE', ' a@b.co ', 'a@b', '\0@b.co', `${'a'.repeat(64)}@${'b'.repeat(60)}.co`, "o'b%_@mail.example"],
  username: ['', 'new@mail.example', '#1', ' Dana@mail.example ', 'a\0@b.co', 'x'.repeat(300)],
  password: ['sandbox2', '', 'x', '\0sandbox2', '密码sandbox2', 'a1'.repeat(64)],
  secret: ['x', '', '\0', 'x'.repeat(600), '../../etc/passwd'],
  name: ['main-entry', 'main-exit', 'nowhere', '__proto__', 'America/Chicago', 'Pacific/Kiritimati', 'x'.repeat(65), '\0', ''],
  phone: ['', '+1 (713) 555-0162', '713 555 0162', '+', '0'.repeat(32), '()', '<b>', '\0'],
  pattern: ['TX', '77001', '4711', '471199', 'SM11AA', 'Name ASC', 'LastEntry DESC', '1', '', 'x'.repeat(300)],
  color: ['#2f6b3a', '#FFD400', '#000000', '#fff', 'red', '#12345g', '', '#2f6b3a;}'],
  picture: ['data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==', 'data:image/png;base64,', 'data:image/svg+xml,<svg/>', 'https://evil.example/x.png', '/logo.png', '', 'x'.repeat(9000)],
  date: ['1970-01-01', '2200-12-31', '2026-03-08', '2026-11-01', '2028-02-29', '0026-12-24', '9999-12-31', '2026-02-30', '1969-12-31', '2026-1-1', ''],
  wallTime: ['00:00', '02:30', '23:59', '24:00', '24:01', '9:00', ''],
  instant: [
    '1970-01-01T00:00:00Z', '2200-12-31T23:59:59.999Z', '2026-11-21T16:00:00Z', '2027-03-14T02:30:00-06:00', '2027-01-01T00:00:00+14:00', '2027-01-01T00:00:00+05',
    '0026-12-24T00:00:00Z', '9999-12-31T23:59:59-23:59', '2201-01-01T00:00:00Z', '2026-02-30T00:00:00Z', '2026-11-21', '',
  ],
}

const numbers = [0, 1, -1, 2, 7, 60, 1440, 0.5, 2 ** 31, 2 ** 53 - 1, 2 ** 53, 1e18, -1e18, 1e308]

/** Test values for a request's schema: most are valid or at a limit, some are beyond it. */
export function boundaryValues(schema: AnySchema): fc.Arbitrary<unknown> {
  const actions = ('pipe' in schema ? schema.pipe : []) as Actions
  return valuesOf(schema, actions)
}

function valuesOf(schema: AnySchema, actions: Actions): fc.Arbitrary<unknown> {
  if ('entries' in schema) return fc.record(mapValues(schema.entries as Record<string, AnySchema>, boundaryValues))
  if (schema.type === 'optional') return fc.option(boundaryValues(wrapped(schema)), { nil: undefined, freq: 3 })
  if (schema.type === 'nullable') return fc.option(boundaryValues(wrapped(schema)), { nil: null, freq: 3 })
  if ('options' in schema) {
    const options = schema.options as unknown[]
    if (schema.type === 'picklist') return fc.constantFrom(...options, ...(schema.type === 'picklist' ? ['?', 99] : []))
    return fc.oneof(...(options as AnySchema[]).map(boundaryValues))
  }
  if (schema.type === 'literal' && 'literal' in schema) return fc.constant(schema.literal)
  if ('item' in schema) return fc.array(boundaryValues(schema.item as AnySchema), { maxLength: 3 })
  if (schema.type === 'record' && 'key' in schema && 'value' in schema) {
    return fc.dictionary(boundaryValues(schema.key as AnySchema).map(String), boundaryValues(schema.value as AnySchema), { maxKeys: 3 })
  }
  if (schema.type === 'boolean') return fc.boolean()
  const nested = 'pipe' in schema ? (schema.pipe as AnySchema[])[0] : undefined
  if (nested && nested !== schema && 'pipe' in nested) return valuesOf(nested, [...actions, ...(nested.pipe as Actions)])
  if (schema.type === 'number') return fc.constantFrom(...boundsOf(actions), ...numbers)
  if (schema.type === 'string') return fc.constantFrom(...textsOf[shapeOf(actions)])
  throw new Error(`Nothing is known of a schema of type ${schema.type}.`)
}

function wrapped(schema: AnySchema): AnySchema {
  if ('wrapped' in schema) return schema.wrapped as AnySchema
  throw new Error(`A schema of type ${schema.type} wraps nothing.`)
}

/** Five numbers at or inside the bounds and one beyond each of them. */
function boundsOf(actions: Actions): number[] {
  const bound = (type: string, otherwise: number) => Number(actions.find((action) => action.type === type)?.requirement ?? otherwise)
  const [least, most] = [bound('min_value', 0), bound('max_value', 1000)]
  return [least, least + 1, Math.min(most, least + 60), most, most, least - 1, most + 1]
}

function shapeOf(actions: Actions): TextShapeName {
  const metadata = actions.find(({ kind, type }) => kind === 'metadata' && type === 'metadata')?.metadata
  if (typeof metadata === 'object' && metadata !== null && 'shape' in metadata && Object.hasOwn(textsOf, String(metadata.shape))) return metadata.shape as TextShapeName
  throw new Error('A text of a request has no named shape.')
}

function mapValues<Value, Result>(record: Record<string, Value>, make: (value: Value) => Result): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, make(value)]))
}
