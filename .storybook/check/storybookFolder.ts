import { join } from 'node:path'

/** The folder of the static Storybook. */
export const storybookFolder = join(import.meta.dirname, '../../storybook-static')
