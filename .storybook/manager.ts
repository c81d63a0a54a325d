import { addons } from 'storybook/manager-api'
import { face } from './face.ts'

addons.setConfig({ theme: face(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light') })
