import { expect, it } from 'vitest'
import type { Port } from '#portal/doors/doorsQuestion.ts'
import { doorsAddress, findDoors, statusesOf } from './doorsAddress.ts'

const door = (Name: string, Status: Port['Status'], HardwareModel = 'W480') => ({ Name, Status, HardwareModel }) as Port
const ports = [door('Main Gate, Entry', 'Closed'), door('Pool Gate', 'Offline'), door('Tower B Lobby', 'Closed', 'WXL')]

it('finds doors by words of the name or hardware, and by status', () => {
  const named = (query: Partial<typeof doorsAddress.whole>) => findDoors(ports, { ...doorsAddress.whole, ...query }).map(({ Name }) => Name)
  expect(named({})).toEqual(['Main Gate, Entry', 'Pool Gate', 'Tower B Lobby'])
  expect(named({ search: 'gate ENTRY' })).toEqual(['Main Gate, Entry'])
  expect(named({ search: 'wxl' })).toEqual(['Tower B Lobby'])
  expect(named({ search: 'gate', status: 'Offline' })).toEqual(['Pool Gate'])
})

it('offers only statuses that a door has', () => {
  expect(statusesOf(ports)).toEqual(['Closed', 'Offline'])
})

it('keeps search and status in the address', () => {
  expect(doorsAddress.write({ search: 'pool', status: 'Offline' })).toBe('/site/doors?search=pool&status=Offline')
})
