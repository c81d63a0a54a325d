import type { Handler } from '../Handler.ts'
import { chooseRelease } from './chooseRelease.ts'

export const ignoreReleaseContent: Handler<'ignoreReleaseContent'> = (request, call) => chooseRelease(call, request, 'ignores_release')
