import { describe, expect, it } from 'vitest'
import { readProperties } from './readProperties.ts'
import { sharedProperties } from './sharedProperties.ts'

interface Found { component: string, name: string, type: string }

/** Sorts the members of a union and removes `undefined`, because the compiler's order and use of `undefined` vary. */
const inOrder = (type: string) => type.split(' | ').filter((member) => member !== 'undefined').toSorted().join(' | ')

const found: Found[] = Object.entries(readProperties()).flatMap(([component, { properties }]) => properties.map(({ name, type }) => ({ component, name, type: inOrder(type) })))

/** Names of properties whose type differs by component. */
const ofTheComponent: Readonly<Record<string, string>> = {
  children: 'content; a field’s is a function that draws its control',
  onValueChange: 'tells the `value` of its component',
  values: 'the fields of its form',
  onValuesChange: 'tells the `values` of its component',
  onSubmit: 'tells what was entered; a search is told by its value already',
  view: 'what its invite card shows',
  hours: 'the hours of its chart',
  items: 'the entries of a menu, the pairs of a list of descriptions',
  type: 'the native attribute, as far as its field takes it',
  autoComplete: 'the native attribute, as far as its field takes it',
  effect: 'the numbers in their card; one line about them in the bar at the foot',
  fields: 'what the gateway fills in its form; what differs in a conflict',
  rows: 'of a table; the native attribute of a text area',
  groups: 'of a menu; of people, as choices',
  onSend: 'sends what the component has taken in',
  onStepChange: 'tells the `current` of its component',
  min: 'the smallest its value may be',
  max: 'the largest its value may be',
  tabs: 'links to pages; views that take turns',
  placement: 'of a card on its page; of a few words beside their control',
  image: 'a code; null where there may be none any more',
  onRemove: 'removes the one thing shown, or the filter that it names',
  onEmail: 'sends the one thing shown, or the row that it names',
  onDownload: 'saves the one thing shown, or the row that it names',
}

describe('properties across components have one name per meaning and one meaning per name', () => {
  it('each name has one type, or its types are explained', () => {
    const types = Map.groupBy(found, ({ name }) => name)
    const surprising = [...types].flatMap(([name, uses]) => {
      const written = new Set(uses.map(({ type }) => type))
      if (written.size === 1 || name in ofTheComponent || name === 'labels') return []
      const known = sharedProperties.find((shared) => shared.name === name)?.types?.map(inOrder) ?? []
      return uses.filter(({ type }) => !known.includes(type)).map(({ component, type }) => `${component}.${name}: ${type}`)
    })
    expect(surprising, 'take the name’s usual type, another name, or say in sharedProperties.ts what they have in common').toEqual([])
  })

  it('no property uses a ruled-out synonym', () => {
    const others = new Map(sharedProperties.flatMap(({ name, not = [] }) => not.map((other) => [other, name])))
    const breaches = found.flatMap(({ component, name }) => (others.has(name) && component !== 'PortalProvider' ? [`${component}.${name}: say ${others.get(name)}`] : []))
    expect(breaches).toEqual([])
  })

  it('booleans start with is, has or can', () => {
    const breaches = found.filter(({ name, type }) => type === 'boolean' && name !== 'readOnly' && !/^(?:is|has|can|default(?:Is|Has))[A-Z]/.test(name))
    expect(breaches.map(({ component, name }) => `${component}.${name}`)).toEqual([])
  })

  it('the table has only existing names and types', () => {
    const unused = sharedProperties.flatMap(({ name, types = [] }) => {
      const uses = found.filter((property) => property.name === name)
      return uses.length === 0 ? [name] : types.filter((type) => !uses.some((use) => use.type === inOrder(type))).map((type) => `${name}: ${type}`)
    })
    const unusedExceptions = Object.keys(ofTheComponent).filter((name) => new Set(found.filter((use) => use.name === name).map(({ type }) => type)).size < 2)
    expect([...unused, ...unusedExceptions]).toEqual([])
  })
})
