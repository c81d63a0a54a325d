import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Driver } from './Driver.ts'
import { findByRole, lookForRole } from './findByRole.ts'
import type { Step } from './Step.ts'
import { until } from './until.ts'

/** The steps of an administrator, by keyboard, pointer and files. */
export const administration: readonly Step[] = [
  ['arrow keys move in a menu, its dialog keeps the focus and the page still, and Escape closes both', async ({ driver, server }) => {
    await driver.goTo(`${server.address}/site/users`)
    const name = 'More actions for Ana Lucía Barrientos'
    await findByRole(driver, 'button', name)
    await focus(driver, name)
    await driver.press('Enter')
    await focusOn(driver, 'Open')
    await driver.press('ArrowDown')
    await focusOn(driver, 'Edit')
    await driver.press('Escape')
    await focusOn(driver, name)
    await driver.press('Enter')
    await focusOn(driver, 'Open')
    await driver.press('ArrowUp')
    await focusOn(driver, 'Delete…')
    await driver.press('Enter')
    await findByRole(driver, 'dialog', /^Delete Ana Lucía Barrientos/)
    for (let tabs = 0; tabs < 6; tabs += 1) {
      await until('the focus in the dialog', () => driver.run<boolean>('return document.querySelector("[role=dialog]").contains(document.activeElement)'))
      await driver.press('Tab')
    }
    if (await driver.run<boolean>('return getComputedStyle(document.body).overflowY !== "hidden"')) throw new Error('The page behind the dialog moves.')
    await driver.press('Escape')
    await until('no dialog', async () => (await lookForRole(driver, 'dialog', /./)) === null)
  }],
  ['text typed into “Go to anything” finds a user, and Enter opens their page', async ({ driver }) => {
    await driver.press('Control+k')
    await until('the field', () => driver.run<boolean>('return document.activeElement.role === "combobox" || document.activeElement.getAttribute("role") === "combobox"'))
    for (const letter of 'zainab') await driver.press(letter)
    await until('one selected user', () => driver.run<boolean>(`
      const [first, ...others] = document.querySelectorAll('[role=option]')
      return /^Zainab Qureshi/.test(first.textContent) && first.getAttribute('aria-selected') === 'true' && others.length < 5`))
    await driver.press('Enter')
    await findByRole(driver, 'heading', 'Zainab Qureshi')
  }],
  ['hours are drawn in the week, and empty date fields are paler than filled ones', async ({ driver, server }) => {
    await driver.goTo(`${server.address}/site/restrictions/templates/1`)
    const week = await until('the week', () => driver.run<{ x: number; y: number; width: number } | null>(`
      const week = document.querySelector('main [data-drawable]')
      week?.scrollIntoView({ block: 'center' })
      return week?.getBoundingClientRect().toJSON() ?? null`))
    const saturday = week.x + week.width - 12
    await driver.drag([saturday, week.y + 60], [saturday, week.y + 90], [saturday, week.y + 150])
    await until('hours on Saturday', () => driver.run<boolean>('return /Saturday, \\d/.test(document.querySelector("main [data-drawable]").getAttribute("aria-label"))'))
    const grounds = await driver.run<string[]>('return [...document.querySelectorAll("main input[type=date]")].map((field) => getComputedStyle(field).backgroundColor)')
    if (grounds.length === 0 || grounds.some((ground) => ground.endsWith(', 0)'))) throw new Error(`A date stands on no ground: ${grounds.join(' ')}`)
  }],
  ['a user in a call plan is moved by keys', async ({ driver, server }) => {
    await driver.goTo(`${server.address}/site/callgroups/14`)
    const name = 'Move Ana Lucía Barrientos'
    await findByRole(driver, 'button', name)
    await focus(driver, name)
    await driver.press('Space')
    await driver.press('ArrowRight')
    await driver.press('Space')
    await until('the second place', () => driver.run<boolean>('return document.querySelector("[data-place]").dataset.place === "1 0"'))
    await focusOn(driver, name)
  }],
  ['a file is read, up to the choice of columns', async ({ driver, server }) => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-file-'))
    const file = join(folder, 'people.csv')
    writeFileSync(file, 'First name,Last name,Email\nNora,Quist,nora.quist@mail.example\n')
    try {
      await driver.goTo(`${server.address}/site/import/new`)
      const field = await until('a field for files', async () => (await driver.find('return [...document.querySelectorAll("input[type=file]")]'))[0])
      await field.type(file)
      await until('its columns', () => driver.run<boolean>('return /Match columns/.test(document.querySelector("main").textContent) && /1 row/.test(document.querySelector("main").textContent)'))
    } finally {
      rmSync(folder, { recursive: true })
    }
  }],
]

/** Focuses an element by its name, as keyboard users would. */
const focus = (driver: Driver, name: string) => driver.run(`
  const named = [...document.querySelectorAll('button, a')].find((element) => element.checkVisibility() && (element.getAttribute('aria-label') ?? element.textContent) === $values[0])
  named.focus()`, name)

const focusOn = (driver: Driver, name: string) => until(`the focus on ${name}`, async () =>
  (await driver.run<string>('return document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent')).trim() === name)
