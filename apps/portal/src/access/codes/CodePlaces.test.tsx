import { AccessCodeType } from '@portal/domain'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Location } from '../places.ts'
import { codeProblems, emptyCode, type CodeForm } from './codeForm.ts'
import { CodePlaces } from './CodePlaces.tsx'

const port = (Name: string, index: number) => ({ PortID: Name, PortNumber: index + 1, Name, Status: 'Closed' })
const place = (id: number, Name: string, doors: string[]): Location => ({
  PropertyLocationID: id, PropertyID: 1, Name, TimeZone: 'America/Chicago',
  Modules: [{ ModuleID: id, Name: 'Controller', HardwareModel: 'W462', HardwareID: null, IsOnline: true, Ports: doors.map(port) }],
})
const places = [place(1, 'Garage', ['Entry', 'Exit']), place(2, 'Pool', ['Pool Gate'])]

function Places() {
  const [form, setForm] = useState<CodeForm>({ ...emptyCode(AccessCodeType.GateCode, places), code: '4711' })
  return (
    <>
      <CodePlaces form={form} places={places} problem={codeProblems(form).places} holdOpen={null} onChange={(changed) => setForm({ ...form, ...changed })} />
      <output data-places>{JSON.stringify(form.places)}</output>
    </>
  )
}
const chosen = () => JSON.parse(document.querySelector('[data-places]')?.textContent ?? '[]') as { id: number, ports: string[] | null }[]

it('a PIN opens all doors of a location or the chosen ones, and the form requires at least one', async () => {
  await render(<Places />)
  await expect.element(page.getByRole('group', { name: 'Doors at Garage' })).toBeInTheDocument()
  expect(page.getByRole('group', { name: 'Doors at Pool' }).query()).toBeNull()
  await userEvent.click(page.getByRole('checkbox', { name: 'All doors, including doors added later' }))
  await userEvent.click(page.getByRole('checkbox', { name: 'Exit' }))
  expect(chosen()).toMatchObject([{ id: 1, ports: ['Entry'] }, { id: 2, ports: null }])
  await userEvent.click(page.getByRole('checkbox', { name: 'Entry' }))
  await expect.element(page.getByText('Choose at least one door')).toBeVisible()
  await userEvent.click(page.getByRole('checkbox', { name: 'All doors, including doors added later' }))
  expect(chosen()).toMatchObject([{ id: 1, ports: null }, { id: 2, ports: null }])
})
