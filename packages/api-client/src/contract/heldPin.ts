import * as v from 'valibot'
import { flag } from './shapes.ts'

/** A directory PIN in use, with the user (and email address) or the call group that has it. */
export const heldPin = v.looseObject({ Pin: v.string(), Name: v.string(), Email: v.string(), IsCallGroup: flag })
