import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Location } from '#portal/access/places.ts'
import { DoorFields } from './DoorFields.tsx'

function placeOf(property: number, name: string, doors: string[]): Location {
  return {
    PropertyLocationID: property * 100, PropertyID: property, PropertyName: name, Name: `${name}, all doors`, TimeZone: 'America/Chicago',
    Modules: [{
      ModuleID: property, Name: 'Controller', HardwareModel: 'W462', HardwareID: null, IsOnline: true,
      Ports: doors.map((Name, index) => ({ PortID: Name, PortNumber: index + 1, Name, Status: 'Closed' })),
    }],
  }
}

function Where({ places }: { places: Location[] }) {
  const [ports, setPorts] = useState<string[]>([])
  return (
    <>
      <DoorFields ports={ports} places={places} error={undefined} onChange={(changed) => setPorts(changed.ports)} />
      <output data-chosen>{ports.join(', ')}</output>
    </>
  )
}
const chosen = () => document.querySelector('[data-chosen]')?.textContent
const pines = placeOf(1, 'Whispering Pines', ['Main Gate', 'Pool'])
const oakline = placeOf(2, 'Oakline House', ['Lobby', 'Garage'])

it('"Choose all" chooses the doors of the selected property only', async () => {
  await render(<Where places={[pines, oakline]} />)
  await expect.element(page.getByText(/An invite opens doors of one property/)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Choose all' }))
  expect(chosen()).toBe('Main Gate, Pool')
  await userEvent.selectOptions(page.getByLabelText('Property'), 'Oakline House')
  expect(chosen()).toBe('')
  expect(page.getByRole('checkbox', { name: 'Pool' }).query()).toBeNull()
  await userEvent.click(page.getByRole('button', { name: 'Choose all' }))
  expect(chosen()).toBe('Lobby, Garage')
})

it('an account with one property has no property field', async () => {
  await render(<Where places={[pines]} />)
  expect(page.getByLabelText('Property').query()).toBeNull()
  await userEvent.click(page.getByRole('button', { name: 'Choose all' }))
  expect(chosen()).toBe('Main Gate, Pool')
})
