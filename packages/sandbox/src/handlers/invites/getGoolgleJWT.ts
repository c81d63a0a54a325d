import { Refusal } from '../../Refusal.ts'
import type { Handler } from '../Handler.ts'

export const getGoolgleJWT: Handler<'getGoolgleJWT'> = () => Promise.reject(new Refusal(501, 'NOT_YET', 'This file is not available yet.'))
