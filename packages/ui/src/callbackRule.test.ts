import type { ComponentProps, ElementType, SyntheticEvent } from 'react'
import { expect, test } from 'vitest'
import type * as library from './index.ts'

/** The allowed key of the object that `on<Noun>Change` passes: the noun, `is<Noun>`, or the noun's id. */
type KeyOf<Noun extends string> = Uncapitalize<Noun> | `is${Noun}` | 'id' | 'code'

type IsOneObject<Given> = Given extends string | number | boolean | null | undefined | readonly unknown[] ? false : true

type IsTold<Name, Given> = IsOneObject<Given> extends false ? false
  : Name extends 'onChange' ? false
    : Name extends `on${infer Noun}Change` ? (keyof Given & KeyOf<Noun> extends never ? false : true)
      : true

/** `true` for a native handler, a callback without arguments and a callback with one object; otherwise the callback's name. */
type Follows<Name, Callback> = Callback extends (...given: infer Given) => unknown
  ? Given extends [] ? true
    : Given extends [SyntheticEvent] ? true
      : Given extends [infer One] ? (IsTold<Name, One> extends true ? true : Name)
        : Name
  : true

type Breaches<Props> = { [Name in keyof Props & `on${Capitalize<string>}`]-?: Follows<Name, NonNullable<Props[Name]>> }[keyof Props & `on${Capitalize<string>}`]

type Name = { [One in keyof typeof library]: One extends Capitalize<One> ? One : never }[keyof typeof library]

type PropsOf<Component> = Component extends ElementType ? ComponentProps<Component> : never

/** The props to check: those of each component, and those of interfaces that other props take. */
interface Held extends ComponentsProps {
  ImportAddress: library.ImportAddress
  ImportDraftMemory: library.ImportDraftMemory
  TableDetailsProps: library.TableDetailsProps<unknown>
  TablePageProps: library.TablePageProps
  TableSelectionProps: library.TableSelectionProps
  TableSortProps: library.TableSortProps
}

type ComponentsProps = { [One in Name]: PropsOf<(typeof library)[One]> }

type OffendersIn<All> = { [One in keyof All & string]: `${One} ${Exclude<Breaches<All[One]>, true> & string}` }[keyof All & string]

type Offenders = OffendersIn<Held>

/** Takes no argument if every component follows the rule. Otherwise the compiler reports the component and the callback. */
function nobodyBreaks(...offenders: [Offenders] extends [never] ? [] : [Offenders]): number {
  return offenders.length
}

test('callbacks of native controls pass the native event, all others one object whose key is the noun', () => {
  expect(nobodyBreaks()).toBe(0)
})

test('the check names the callbacks that break the rule', () => {
  const breaches = [
    'onOpenChange', 'onChange', 'onValuesChange', 'onSend',
  ] satisfies Breaches<{
    onOpenChange: (isOpen: boolean) => void
    onChange: (change: { value: string }) => void
    onValuesChange: (values: { name: string }) => void
    onSend: (addresses: string[]) => void
    onPageChange: (change: { page: number }) => void
    onClick: (event: SyntheticEvent) => void
    onRetry: () => void
  }>[]
  expect(breaches).toHaveLength(4)
})
