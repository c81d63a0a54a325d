import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { noticesFile } from '../../apps/portal/server/bundledNotices.ts'
import { storybookFolder } from './storybookFolder.ts'

test('the published Storybook has the licenses of its fonts and libraries', () => {
  const notices = readFileSync(join(storybookFolder, noticesFile), 'utf8')
  for (const part of ['@fontsource-variable/inter', '@fontsource-variable/noto-sans-arabic', 'SIL OPEN FONT LICENSE', 'react-dom', 'papaparse']) expect(notices).toContain(part)
})
