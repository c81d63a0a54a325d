import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readProgram } from './readProgram.ts'
import { unreadTexts } from './unreadTexts.ts'

const file = (name: string) => join(import.meta.dirname, '../packages/ui/src', name)

it('an unread text is reported, also if another table has a read text of the same name', () => {
  const sources = {
    [file('lamps.messages.ts')]: `
      const words = <Table>(name: string, table: Table): Table => table
      export const lampMessages = words('lamps', {
        title: 'Lamps', label: 'Lamp', on: 'On', off: 'Off', broken: 'Broken', watts: { one: '{count} watt', other: '{count} watts' },
        states: { bright: 'Bright', dim: 'Dim', dark: 'Dark' }, optional: 'optional', gone: 'Gone',
      })
      export const shadeMessages = { label: 'Shade', title: 'Shades' } as const`,
    [file('Lamps.ts')]: `
      import { lampMessages, shadeMessages } from './lamps.messages.ts'
      interface Choice { on: string, optional?: string }
      const choose = ({ on, optional }: Choice) => [on, optional]
      const all = (texts: typeof lampMessages) => texts.title
      const state = (name: 'bright' | 'dim') => lampMessages.states[name]
      const { watts } = lampMessages
      export const lamps = [choose(lampMessages), all(lampMessages), state, watts, shadeMessages.label, lampMessages['off']]`,
  }
  expect(unreadTexts(readProgram([file('Lamps.ts')], sources))).toEqual([
    'packages/ui/src/lamps.messages.ts: lampMessages.broken',
    'packages/ui/src/lamps.messages.ts: lampMessages.gone',
    'packages/ui/src/lamps.messages.ts: lampMessages.label',
    'packages/ui/src/lamps.messages.ts: lampMessages.states.dark',
    'packages/ui/src/lamps.messages.ts: shadeMessages.title',
  ])
})
