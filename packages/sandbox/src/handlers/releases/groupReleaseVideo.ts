import type { Handler } from '../Handler.ts'
import { chooseRelease } from './chooseRelease.ts'

export const groupReleaseVideo: Handler<'groupReleaseVideo'> = (request, call) => chooseRelease(call, request, 'ignores_group_video')
