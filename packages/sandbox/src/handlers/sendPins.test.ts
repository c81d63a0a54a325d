import { expect, test } from 'vitest'
import { type Bench, openBench } from '../testing.fixture.ts'

async function openSignedIn(): Promise<Bench> {
  const bench = await openBench()
  await bench.signIn()
  return bench
}

/** A user with an email address, a phone number and one active PIN. */
async function residentWithPin(bench: Bench, change: { Email?: string, Phone?: string } = {}): Promise<number> {
  const { User } = await bench.client.saveUserWizard({
    PropertyID: 1, UserGroupID: 4, HasAllLocationAccess: true,
    User: { FirstName: 'Leila', LastName: 'Haddad', Email: 'leila.haddad@mail.example', Phone: '(713) 555-0186', ...change },
    AccessCodes: [{ AccessCodeTypeID: 1, Label: '', Code: '40826', PropertyLocations: [{ PropertyLocationID: 101, IsActive: true }] }],
  })
  return User.ID
}

test('the email has the PIN, the property with its address, the doors and hours, and the sender for questions', async () => {
  const bench = await openSignedIn()
  const UserID = await residentWithPin(bench)
  expect(await bench.client.sendPins({ UserID, By: 'email' })).toEqual({ message: 'The PIN was sent to leila.haddad@mail.example.' })
  const [mail] = await bench.outbox()
  expect(mail).toMatchObject({ to: 'leila.haddad@mail.example', subject: 'Your PIN', link: null })
  expect(mail?.text).toContain('Leila Haddad')
  expect(mail?.text).toContain('40826')
  expect(mail?.text).toContain('Your PIN for Whispering Pines')
  expect(mail?.text).toMatch(/It opens: .+\./)
  expect(mail?.text).toContain('Questions? Ask Dana Whitfield, dana.whitfield@whisperingpines.example.')
})

test('the text message has the same facts, and a suspended PIN is left out', async () => {
  const bench = await openSignedIn()
  const UserID = await residentWithPin(bench)
  const { ID } = await bench.client.saveUpdateAccessCodeUnique({ userID: UserID, AccessCodeTypeID: 1, Label: 'Old', Code: '73519', PropertyLocations: [{ PropertyLocationID: 101, IsActive: true }] })
  await bench.client.setAccessCodeState({ ID, State: 'suspended' })
  await bench.client.sendPins({ UserID, By: 'text' })
  const [text] = await bench.outbox()
  expect(text).toMatchObject({ to: '(713) 555-0186', subject: 'Text message' })
  expect(text?.text).toMatch(/^Your PIN for Whispering Pines.+: 40826\nIt opens: .+\.\nQuestions\? /)
  expect(text?.text).not.toContain('73519')
})

test('a user without the address, or without an active PIN, is not sent anything', async () => {
  const bench = await openSignedIn()
  const UserID = await residentWithPin(bench, { Phone: '' })
  await expect(bench.client.sendPins({ UserID, By: 'text' })).rejects.toMatchObject({ status: 409, code: 'NO_ADDRESS', message: 'This user has no phone number.' })
  const [code] = (await bench.client.getAccessCodes({ UserID })).AccessCodes
  await bench.client.deleteAccessCode({ ID: code?.ID ?? 0 })
  await expect(bench.client.sendPins({ UserID, By: 'email' })).rejects.toMatchObject({ status: 409, code: 'NO_PIN' })
  expect((await bench.outbox()).filter(({ text }) => text.includes('Your PIN for'))).toEqual([])
})

test('an account can send a limited number of messages to one address', async () => {
  const bench = await openBench({ limits: { inviteMailsToOne: 2 } })
  await bench.signIn()
  const UserID = await residentWithPin(bench)
  await bench.client.sendPins({ UserID, By: 'email' })
  await bench.client.sendPins({ UserID, By: 'email' })
  await expect(bench.client.sendPins({ UserID, By: 'email' })).rejects.toMatchObject({ status: 429 })
})
