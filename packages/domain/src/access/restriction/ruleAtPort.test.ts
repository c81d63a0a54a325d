import { expect, it } from 'vitest'
import { ruleAtPort } from './ruleAtPort.ts'

const atLocation = { locationId: 1, moduleId: null, portId: null }
const atModule = { locationId: 1, moduleId: 10, portId: null }
const atPort = { locationId: 1, moduleId: 10, portId: 'gate' }

it('the restriction for the fewest doors applies, in any order', () => {
  const gate = { locationId: 1, moduleId: 10, portId: 'gate' }
  expect(ruleAtPort([atLocation, atModule, atPort], gate)).toBe(atPort)
  expect(ruleAtPort([atModule, atLocation], gate)).toBe(atModule)
  expect(ruleAtPort([atLocation], gate)).toBe(atLocation)
})

it('a restriction of some doors has no effect at others', () => {
  const lobby = { locationId: 1, moduleId: 11, portId: 'lobby' }
  expect(ruleAtPort([atPort, atModule], lobby)).toBeNull()
  expect(ruleAtPort([atLocation], { ...lobby, locationId: 2 })).toBeNull()
})
