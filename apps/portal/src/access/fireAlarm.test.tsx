import { accessPrecedence, accessPrecedenceWords } from '@portal/domain'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { locale } from '../i18n/catalogue.ts'
import { renderPortal } from '../testing/renderPortal.fixture.tsx'

const door = 'main-entry'

/** Waits until a text is visible; some texts are also in the page for screen readers only. */
const seen = (text: string | RegExp) => expect.poll(() => page.getByText(text).elements().some((element) => element.checkVisibility()), { timeout: 20_000 }).toBe(true)

it('a fire alarm overrides a lockdown in the rules, at the gate, in activity and on screens in both languages', async () => {
  onTestFinished(() => locale.set('en'))
  expect(accessPrecedence.map(({ rule }) => rule).slice(0, 2)).toEqual(['fireAlarm', 'lockdown'])
  expect(accessPrecedenceWords.en.fireAlarm.sentence).toContain('locked-down doors included')
  expect(accessPrecedenceWords.es.fireAlarm.sentence).toContain('también las bloqueadas')

  const { portal: { api }, router, sandbox } = await renderPortal('/site/lockdown', { signInAs: 'dashboard' })
  const post = async (path: string, body: object) =>
    (await sandbox.fetch(new Request(new URL(`/sandbox/api/${path}`, location.href), { method: 'POST', body: JSON.stringify(body) }))).json() as Promise<Record<string, unknown>>
  const { Lockdown: { PropertyID: property } } = await api.setLockdown({ PortIDs: [door], Reason: 'Gas leak' })
  expect(await post('gate/scan', { reader: door, presented: 'nobody has this' })).toMatchObject({ outcome: 'denied', reason: 'lockedDown' })

  await post('fire-alarm', { property, isOn: true })
  expect(await post('gate/scan', { reader: door, presented: 'nobody has this' })).toMatchObject({ outcome: 'open', message: expect.stringContaining('held open by the fire alarm') as string })
  expect((await api.getLog({ PortID: door, count: 1 })).Lines).toMatchObject([{ Decision: 'open', HeldOpenBy: 'fireAlarm' }])
  const { Outcome, Deciding } = await api.explainAccess({ UserID: 1, PortID: door })
  expect([Outcome, Deciding]).toEqual(['allowed', 'fireAlarm'])
  await expect(api.openDoor({ PortID: door })).rejects.toMatchObject({ status: 409 })

  await router.revalidate()
  const sentence = 'The fire alarm is on. It opens every door, including doors in a lockdown.'
  await seen(sentence)
  await page.getByRole('button', { name: 'Lock down more doors' }).click()
  await seen('Start a lockdown')
  await seen('Entered today')
  expect(page.getByText(sentence).elements()).toHaveLength(1)
  locale.set('es')
  await seen('La alarma de incendios está activa. Abre todas las puertas, incluidas las de un bloqueo.')
  await router.navigate('/site/dashboard')
  await seen('La alarma de incendios está activa')
  locale.set('en')
  await seen('The fire alarm is on')
  await seen('Pool Gate is offline')
  await seen(/Offline: it may not have opened for the fire alarm/)
}, 60_000)
