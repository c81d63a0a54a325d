import { expect, test } from './support/fixtures.ts'
import { administrator, openSignedIn } from './support/openSignedIn.ts'

test.use({ locale: 'es-MX' })

test('a Spanish browser without a chosen language shows sign-in and the guest’s page in Spanish', async ({ page, seeds }) => {
  await page.goto('/auth/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible()
  const expired = seeds.invites.find(({ state }) => state === 'expired')
  await page.goto(expired?.link ?? '')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US')
  await expect(page.getByText(/Esta llave terminó el .+\. Pida una nueva a /)).toBeVisible()
})

test('§4 Invite: an email sent from a Spanish screen is in Spanish, with property, doors, hours and sender', async ({ page, seeds, request, baseURL }) => {
  await openSignedIn(page, administrator(seeds), '/site/invites/new')
  await page.getByLabel('Nombre', { exact: true }).fill('Rosa, limpieza')
  await page.getByLabel('Celular o correo electrónico').fill('rosa@limpieza.example')
  await page.getByLabel('Main Gate, Entry').check()
  await page.getByText('Más opciones').click()
  await expect(page.getByLabel('Idioma del mensaje')).toHaveValue('es')
  await page.getByRole('button', { name: 'Enviar invitación' }).click()
  await expect(page.getByRole('region', { name: 'Invitación enviada' })).toContainText('rosa@limpieza.example')
  const { mails } = (await (await request.get(`${baseURL}/sandbox/api/outbox`)).json()) as { mails: { to: string; subject: string; text: string }[] }
  const mail = mails.find(({ to }) => to === 'rosa@limpieza.example')
  expect(mail?.subject).toBe('Su llave: Rosa, limpieza')
  expect(mail?.text).toMatch(/le envió una llave para Whispering Pines.*: Rosa, limpieza\.[^]*^Dónde: .+^Abre: Main Gate, Entry$[^]*^Horario: a cualquier hora$[^]*^Termina: .+$[^]*¿Preguntas\? Consulte a /ms)
})
