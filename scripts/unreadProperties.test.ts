import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readProgram } from './readProgram.ts'
import { unreadProperties } from './unreadProperties.ts'

const file = join(import.meta.dirname, '../packages/ui/src/lamp.tsx')

it('a property that no component reads is reported, and so is one that is only passed on with the rest', () => {
  const lamp = `
    declare namespace JSX { interface IntrinsicElements { div: { title?: string } } interface Element {} }
    interface ShadeProps { color: string }
    function Shade(props: ShadeProps) { return props.color }
    export interface LampProps { title?: string, watts: number, isOn?: boolean, color: string, isDimmed?: boolean, isLost?: boolean }
    export function Lamp({ watts, ...rest }: LampProps) {
      const { isOn, ...others } = rest
      return [watts, isOn, <Shade {...others} />, <div {...others} />, 'isDimmed' in others]
    }`
  // The rest of the props is passed to a component with the property `color`, and to an element with the attribute `title`.
  expect(unreadProperties(readProgram([file], { [file]: lamp }))).toEqual(['packages/ui/src/lamp.tsx: LampProps.isLost'])
})
