import { findDateProblem, findTextProblem } from '@portal/domain'
import type { TableSort } from '@portal/ui'

/** A parameter in the address of a list. */
export interface ListPart<Value> {
  /** The value if the address has none, or an invalid one. */
  none: Value
  /** Reads the text in the address, which may be anything; null or undefined if it is invalid. */
  read: (text: string) => Value | null | undefined
  /** Writes the value as text; empty to omit it from the address. */
  write: (value: Value) => string
  /** The parameter's name in the address, if it is different. */
  name?: string
  /**
   * The kind of parameter. `place`: a position in the list, which a new search or filter resets. `view`: how the list is shown, which is
   * not reset. A filter if omitted.
   */
  is?: 'place' | 'view'
}

export interface ListAddress<Query> {
  path: string
  /** The query for the whole list, from its first page. */
  whole: Query
  /** The change that clears search and filters and keeps the order. */
  cleared: Partial<Query>
  /** Reads the query from an address; ignores invalid values. */
  read: (params: URLSearchParams) => Query
  /** Writes only the values that differ from the whole list. */
  write: (query: Query) => string
  /** Whether a search or a filter is active. */
  isNarrowed: (query: Query) => boolean
  /** The query with other filters, from the start of the result. */
  narrow: (query: Query, change: Partial<Query>) => Query
}

/** Creates the reader and writer of a list's address from its parameters, in order. */
export function listAddress<Query extends object>(path: string, parts: { [Name in keyof Query]: ListPart<Query[Name]> }): ListAddress<Query> {
  const names = Object.keys(parts) as (keyof Query & string)[]
  const each = (some: typeof names, valueOf: <Name extends keyof Query>(name: Name) => Query[Name]) => {
    const values: Partial<Query> = {}
    for (const name of some) values[name] = valueOf(name)
    return values as Query
  }
  const textOf = (query: Query, name: keyof Query & string) => parts[name].write(query[name])
  return {
    path,
    whole: each(names, (name) => parts[name].none),
    cleared: each(names.filter((name) => parts[name].is !== 'view'), (name) => parts[name].none),
    read: (params) => each(names, (name) => parts[name].read(params.get(parts[name].name ?? String(name)) ?? '') ?? parts[name].none),
    write(query) {
      const said = names.filter((name) => textOf(query, name) !== '').map((name) => [parts[name].name ?? name, textOf(query, name)])
      return said.length === 0 ? path : `${path}?${new URLSearchParams(said)}`
    },
    isNarrowed: (query) => names.some((name) => parts[name].is === undefined && textOf(query, name).trim() !== ''),
    narrow: (query, change) => ({ ...query, ...each(names.filter((name) => parts[name].is === 'place'), (name) => parts[name].none), ...change }),
  }
}

/** A parameter for the search text. It is empty for a text that search fields refuse (specification §5), because the service would refuse it too. */
export const searchPart = (longest: number): ListPart<string> => ({
  none: '',
  read: (text) => (findTextProblem(text.slice(0, longest)) === null ? text.slice(0, longest) : ''),
  write: (text) => text,
})

/** A parameter with one of several values; `none` for no filter. */
export const oneOfPart = <Value extends string | number, None extends '' | null>(values: readonly Value[], none: None): ListPart<Value | None> => ({
  none, read: (text) => values.find((value) => String(value) === text), write: (value) => (value === null ? '' : String(value)),
})

/** Reads a positive whole number; null for anything else. */
export const readId = (text: string | null): number | null => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null)

export const idPart: ListPart<number | null> = { none: null, read: readId, write: (id) => (id === null ? '' : String(id)) }

/** The numbers of days of the filter for records that end soon. */
export const endsWithinDays = [7, 30] as const
export type EndsWithinDays = (typeof endsWithinDays)[number]
export const endsPart = oneOfPart(endsWithinDays, null)

/** A parameter with a text that matches the whole pattern. */
export const textPart = (pattern: RegExp): ListPart<string | null> => ({ none: null, read: (text) => pattern.exec(text)?.[0], write: (text) => text ?? '' })

/** A parameter for the id of a door. */
export const doorPart = textPart(/^[\x21-\x7e]{1,64}$/)

/** Reads an ISO date; null for anything else. */
export const readDay = (text: string | null): string | null => (text !== null && findDateProblem(text) === null ? text : null)

export const dayPart: ListPart<string | null> = { none: null, read: readDay, write: (day) => day ?? '' }

/** A parameter for the page, from 1 to the services' last. */
export const pagePart: ListPart<number> = {
  none: 1, read: (text) => (Number.isInteger(Number(text)) && Number(text) > 0 && Number(text) <= 1_000_000 ? Number(text) : 1), write: (page) => (page > 1 ? String(page) : ''), is: 'place',
}

/** The number of the page in the address of a list. */
export const readPage = (params: URLSearchParams): number => pagePart.read(params.get('page') ?? '') ?? 1

export interface ListSort<Key extends string> extends TableSort {
  key: Key
}

/** A parameter for the order by one of some keys: `Name` is ascending, `-Name` descending. */
export function sortPart<Key extends string>(keys: readonly Key[], usual: ListSort<NoInfer<Key>>): ListPart<ListSort<Key>> {
  return {
    none: usual,
    read(text) {
      const key = keys.find((known) => known === text.replace('-', ''))
      return key && { key, direction: text.startsWith('-') ? 'descending' : 'ascending' }
    },
    write: ({ key, direction }) => (key === usual.key && direction === usual.direction ? '' : `${direction === 'descending' ? '-' : ''}${key}`),
    is: 'view',
  }
}

/** The text of an order as the services write it. */
export const toSortText = <Key extends string>({ key, direction }: ListSort<Key>) => `${key} ${direction === 'descending' ? 'DESC' : 'ASC'}` as const
