import { join } from 'node:path'

/** Where the static Storybook is built. */
export const storybookFolder = join(import.meta.dirname, '../../storybook-static')
