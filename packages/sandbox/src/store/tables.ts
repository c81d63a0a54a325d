import type { ChangeField } from '@portal/domain'
import type { Generated, GeneratedAlways, Selectable } from 'kysely'

/** The SQL that differs between the engines in the definition of a table. */
export interface Spelling {
  /** The type of a row id that the database never reuses. */
  key: string
  integer: string
  /** The type of a text that is compared by its bytes. */
  text: string
}

interface Definition {
  kind: keyof Spelling | 'nocase'
  rules: string
  isNullable: boolean
  /** The default value; undefined without one. */
  initial?: unknown
  field?: ChangeField
}

/** A column of a table: its SQL, and the type that queries see. */
export class Column<Type> {
  declare readonly type: Type
  readonly #is: Definition

  constructor(is: Definition) {
    this.#is = is
  }

  /** The type to which the column's values are cast, in either engine. */
  get kind(): 'bigint' | 'text' {
    return this.#is.kind === 'text' || this.#is.kind === 'nocase' ? 'text' : 'bigint'
  }

  /** The default value of the column; undefined without one. */
  get initial(): unknown {
    return this.#is.initial
  }

  /** The field under which the audit trail records changes of the column; undefined if it doesn't. */
  get field(): ChangeField | undefined {
    return this.#is.field
  }

  toSql(name: string, spelling: Spelling): string {
    const { kind, rules, isNullable } = this.#is
    return `${name} ${kind === 'nocase' ? 'text collate nocase' : spelling[kind]}${isNullable || kind === 'key' ? '' : ' not null'}${rules.replaceAll('$column', name)}`
  }

  orNull(): Column<Type | null> {
    return this.#with({ isNullable: true, initial: null })
  }

  /** Sets the value for rows that are added without one. */
  default(value: Type & (string | number)): Column<Generated<Type>> {
    return this.#with({ rules: `${this.#is.rules} default ${literal(value)}`, initial: value })
  }

  /** Makes this a generated column. */
  from(expression: string): Column<GeneratedAlways<Type>> {
    return this.#ruled(` generated always as (${expression}) stored`)
  }

  key(): Column<Type> {
    return this.#ruled(' primary key')
  }

  unique(): Column<Type> {
    return this.#ruled(' unique')
  }

  /** Makes texts equal that differ only in upper and lower case. */
  nocase(): Column<Type> {
    return this.#with({ kind: 'nocase' })
  }

  check(condition: string): Column<Type> {
    return this.#ruled(` check (${condition})`)
  }

  /** Makes the column refer to a row of another table, which then cannot be deleted. The reference can be checked at the end of the transaction. */
  references(table: string, column = 'id'): Column<Type> {
    return this.#ruled(` references ${table} (${column}) deferrable`)
  }

  /** Makes a row be deleted together with the row that it names. */
  partOf(table: string): Column<Type> {
    return this.#ruled(` references ${table} (id) on delete cascade deferrable`)
  }

  /** Makes the audit trail record changes of the column under this field, if the table is one of `auditedTables`. */
  recordedAs(field: ChangeField): Column<Type> {
    return this.#with({ field })
  }

  #ruled<Other>(rule: string): Column<Other> {
    return this.#with({ rules: this.#is.rules + rule })
  }

  #with<Other>(change: Partial<Definition>): Column<Other> {
    return new Column({ ...this.#is, ...change })
  }
}

const columnOf = <Type>(kind: Definition['kind']) => new Column<Type>({ kind, rules: '', isNullable: false })
export const key = () => columnOf<Generated<number>>('key')
export const integer = <Type extends number = number>() => columnOf<Type>('integer')
/** A column with 0 or 1, because SQLite has no booleans. */
export const flag = () => columnOf<number>('integer')
/** A column with an instant, in milliseconds since 1970 on the sandbox's clock. */
export const instant = () => columnOf<number>('integer')
export const text = <Type extends string = string>() => columnOf<Type>('text')
/** A column with the name of the user who last saved the record; empty if nobody has. */
export const savedBy = () => text().default('')

/** A column that has one of these values. */
export function choice<const Value extends string | number>(...values: readonly Value[]): Column<Value> {
  return columnOf<Value>(typeof values[0] === 'number' ? 'integer' : 'text').check(`$column in (${values.map(literal).join(', ')})`)
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
