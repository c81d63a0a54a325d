import type { Generated, GeneratedAlways, Selectable } from 'kysely'

/** The SQL that differs between the engines in the definition of a table. */
export interface Spelling {
  /** The type of a row id that the database never reuses. */
  key: string
  integer: string
  /** The type of a text that is compared by its bytes. */
  text: string
}

/** A column of a table: its SQL, and the type that queries see. */
export class Column<Type> {
  declare readonly type: Type
  /** The type to which the column's values are cast, in either engine. */
  readonly kind: 'bigint' | 'text'
  readonly #kind: keyof Spelling | 'nocase'
  readonly #rules: string
  readonly #isNullable: boolean
  /** The default value of the column; undefined without one. */
  readonly initial: unknown

  constructor(kind: keyof Spelling | 'nocase', rules = '', isNullable = false, initial?: unknown) {
    this.kind = kind === 'text' || kind === 'nocase' ? 'text' : 'bigint'
    this.#kind = kind
    this.#rules = rules
    this.#isNullable = isNullable
    this.initial = initial
  }

  toSql(name: string, spelling: Spelling): string {
    const kind = this.#kind === 'nocase' ? 'text collate nocase' : spelling[this.#kind]
    return `${name} ${kind}${this.#isNullable || this.#kind === 'key' ? '' : ' not null'}${this.#rules.replaceAll('$column', name)}`
  }

  orNull(): Column<Type | null> {
    return new Column(this.#kind, this.#rules, true, null)
  }

  /** Sets the value for rows that are added without one. */
  default(value: Type & (string | number)): Column<Generated<Type>> {
    return new Column(this.#kind, `${this.#rules} default ${literal(value)}`, this.#isNullable, value)
  }

  /** Makes this a generated column. */
  from(expression: string): Column<GeneratedAlways<Type>> {
    return this.#with(` generated always as (${expression}) stored`)
  }

  key(): Column<Type> {
    return this.#with(' primary key')
  }

  unique(): Column<Type> {
    return this.#with(' unique')
  }

  /** Makes texts equal that differ only in upper and lower case. */
  nocase(): Column<Type> {
    return new Column('nocase', this.#rules, this.#isNullable, this.initial)
  }

  check(condition: string): Column<Type> {
    return this.#with(` check (${condition})`)
  }

  /** Makes the column refer to a row of another table, which then cannot be deleted. The reference can be checked at the end of the transaction. */
  references(table: string, column = 'id'): Column<Type> {
    return this.#with(` references ${table} (${column}) deferrable`)
  }

  /** Makes a row be deleted together with the row that it names. */
  partOf(table: string): Column<Type> {
    return this.#with(` references ${table} (id) on delete cascade deferrable`)
  }

  #with<Other>(rule: string): Column<Other> {
    return new Column(this.#kind, this.#rules + rule, this.#isNullable, this.initial)
  }
}

export const key = () => new Column<Generated<number>>('key')
export const integer = <Type extends number = number>() => new Column<Type>('integer')
/** A column with 0 or 1, because SQLite has no booleans. */
export const flag = () => new Column<number>('integer')
/** A column with an instant, in milliseconds since 1970 on the sandbox's clock. */
export const instant = () => new Column<number>('integer')
export const text = <Type extends string = string>() => new Column<Type>('text')
/** A column with the name of the user who last saved the record; empty if nobody has. */
export const savedBy = () => text().default('')

/** A column that has one of these values. */
export function choice<const Value extends string | number>(...values: readonly Value[]): Column<Value> {
  return new Column<Value>(typeof values[0] === 'number' ? 'integer' : 'text').check(`$column in (${values.map(literal).join(', ')})`)
}

const literal = (value: string | number) => (typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`)

export interface Table<Columns extends Record<string, Column<unknown>> = Record<string, Column<unknown>>> {
  columns: Columns
  /** The table's constraints as SQL, such as `unique (account_id, name)`. */
  rules: readonly string[]
}

export function table<Columns extends Record<string, Column<unknown>>>(columns: Columns, ...rules: readonly string[]): Table<Columns> {
  return { columns, rules }
}

/** A table as queries see it. */
export type TableOf<Of extends Table> = { [Name in keyof Of['columns']]: Of['columns'][Name]['type'] }

/** A row as queries return it. */
export type RowOf<Of extends Table> = Selectable<TableOf<Of>>

/** The default values of a table's columns. */
export function defaultsOf<Of extends Table>({ columns }: Of): Partial<RowOf<Of>> {
  return Object.fromEntries(Object.entries(columns).flatMap(([name, { initial }]) => (initial === undefined ? [] : [[name, initial]]))) as Partial<RowOf<Of>>
}

export function createTable(name: string, { columns, rules }: Table, spelling: Spelling): string {
  return `create table ${name} (${[...Object.entries(columns).map(([column, kind]) => kind.toSql(column, spelling)), ...rules].join(', ')})`
}
