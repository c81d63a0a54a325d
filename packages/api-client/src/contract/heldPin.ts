import * as v from 'valibot'
import { flag } from './shapes.ts'

/** A directory PIN that is in use, and whose it is: a person's, with the email address, or a call group's. */
export const heldPin = v.looseObject({ Pin: v.string(), Name: v.string(), Email: v.string(), IsCallGroup: flag })
