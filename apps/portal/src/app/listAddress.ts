import { findTextProblem } from '@portal/domain'
import type { TableSort } from '@portal/ui'

/** One thing that an address says of a list. */
export interface ListPart<Value> {
  /** What counts where the address says nothing, or what it cannot mean. */
  none: Value
  /** Reads a text that anyone may have written; null or undefined: it cannot mean anything. */
  read: (text: string) => Value | null | undefined
  /** Empty where the address need not say it. */
  write: (value: Value) => string
  /** Its name in the address, where that is another one. */
  name?: string
  /** `place`: where in the list; another search or filter starts at the beginning. `view`: how it is shown; it stays. A filter, if omitted. */
  is?: 'place' | 'view'
}

export interface ListAddress<Query> {
  path: string
  /** The whole list, from its beginning. */
  whole: Query
  /** What takes search and filters away; the list stays in its order. */
  cleared: Partial<Query>
  /** What it cannot mean is left out. */
  read: (params: URLSearchParams) => Query
  /** Only what differs from the whole list. */
  write: (query: Query) => string
  /** Whether a search or a filter is at work. */
  isNarrowed: (query: Query) => boolean
  /** The query with other filters, from the beginning of what they find. */
  narrow: (query: Query, change: Partial<Query>) => Query
}

/** What stands in the address of a list, part by part in the order in which it is written. */
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

/** What someone looks for. A text that no search field takes (specification §5) looks for nothing: the service would refuse it. */
export const searchPart = (longest: number): ListPart<string> => ({
  none: '',
  read: (text) => (findTextProblem(text.slice(0, longest)) === null ? text.slice(0, longest) : ''),
  write: (text) => text,
})

/** One of some values; `none` where it is not narrowed to any. */
export const oneOfPart = <Value extends string | number, None extends '' | null>(values: readonly Value[], none: None): ListPart<Value | None> => ({
  none, read: (text) => values.find((value) => String(value) === text), write: (value) => (value === null ? '' : String(value)),
})

/** A positive whole number; null for anything else. */
export const readId = (text: string | null): number | null => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null)

export const idPart: ListPart<number | null> = { none: null, read: readId, write: (id) => (id === null ? '' : String(id)) }

/** A text that is like this from end to end. */
export const textPart = (pattern: RegExp): ListPart<string | null> => ({ none: null, read: (text) => pattern.exec(text)?.[0], write: (text) => text ?? '' })

/** The page, from 1 to the last that the services answer. */
export const pagePart: ListPart<number> = {
  none: 1, read: (text) => (Number.isInteger(Number(text)) && Number(text) > 0 && Number(text) <= 1_000_000 ? Number(text) : 1), write: (page) => (page > 1 ? String(page) : ''), is: 'place',
}

/** The page of a list in an address. */
export const readPage = (params: URLSearchParams): number => pagePart.read(params.get('page') ?? '') ?? 1

export interface ListSort<Key extends string> extends TableSort {
  key: Key
}

/** The order, by one of some keys: `Name` upward, `-Name` downward. */
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

/** An order, as the services take it. */
export const toSortText = <Key extends string>({ key, direction }: ListSort<Key>) => `${key} ${direction === 'descending' ? 'DESC' : 'ASC'}` as const
