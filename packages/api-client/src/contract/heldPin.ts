import * as v from 'valibot'
import { flag } from './shapes.ts'

/** A directory PIN in use, and its owner: a user, with the email address, or a call group. */
export const heldPin = v.looseObject({ Pin: v.string(), Name: v.string(), Email: v.string(), IsCallGroup: flag })
