import { expect, it } from 'vitest'
import { type Port, statusesOf } from '#portal/doors/doorsQuestion.ts'
import { doorsAddress, findDoors } from './doorsAddress.ts'

const door = (Name: string, Status: Port['Status'], HardwareModel = 'W480') => ({ Name, Status, HardwareModel }) as Port
const ports = [door('Main Gate, Entry', 'Closed'), door('Pool Gate', 'Offline'), door('Tower B Lobby', 'Closed', 'WXL')]

it('doors are found by words of the name or hardware, and by status', () => {
  const named = (query: Partial<typeof doorsAddress.whole>) => findDoors(ports, { ...doorsAddress.whole, ...query }).map(({ Name }) => Name)
  expect(named({})).toEqual(['Main Gate, Entry', 'Pool Gate', 'Tower B Lobby'])
  expect(named({ search: 'gate ENTRY' })).toEqual(['Main Gate, Entry'])
  expect(named({ search: 'wxl' })).toEqual(['Tower B Lobby'])
  expect(named({ search: 'gate', status: 'Offline' })).toEqual(['Pool Gate'])
})

it('the filter offers only statuses that a door has', () => {
  expect(statusesOf(ports)).toEqual(['Closed', 'Offline'])
})

it('the address has search, status, property, view and day, and clearing the filters keeps the last three', () => {
  const query = { search: 'pool', status: 'Offline', property: 4, view: 'day', day: '2026-11-22' } as const
  expect(doorsAddress.write(query)).toBe('/site/doors?search=pool&status=Offline&property=4&view=day&day=2026-11-22')
  expect(doorsAddress.write(doorsAddress.narrow(query, doorsAddress.cleared))).toBe('/site/doors?property=4&view=day&day=2026-11-22')
})
