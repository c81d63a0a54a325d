import { expect, type Locator } from '@playwright/test'

/** How a user acts: presses of a pointer, or Enter and Space after the focus has moved there, which does not count. */
export type Means = 'pointer' | 'keyboard'

/** The largest number of actions in which a usual task ends. */
export const mostActions = 10

/** Acts for a user and counts the actions: each press, each filled field and each choice. */
export function countActions(means: Means = 'pointer') {
  let count = 0
  return {
    count: () => count,
    /** Counts one action that a helper of the journeys does. */
    async act(does: () => Promise<void>): Promise<void> {
      count += 1
      await does()
    },
    async press(control: Locator): Promise<void> {
      count += 1
      if (means === 'pointer') return control.click()
      // Unlike a click, a key does not wait for a button that is still disabled.
      await expect(control).toBeEnabled()
      await control.press('Enter')
    },
    /** Checks a checkbox or a radio button. */
    async check(box: Locator): Promise<void> {
      count += 1
      await (means === 'keyboard' ? box.press('Space') : box.check({ force: true }))
    },
    async fill(field: Locator, text: string): Promise<void> {
      count += 1
      await field.fill(text)
    },
    async choose(field: Locator, label: string): Promise<void> {
      count += 1
      await field.selectOption(label)
    },
  }
}
