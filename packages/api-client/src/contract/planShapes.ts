import * as v from 'valibot'
import { flag } from './shapes.ts'

/** One thing that an action ends, moves or leaves alone. */
export const planLine = v.looseObject({
  Kind: v.picklist(['group', 'code', 'invite', 'callGroup', 'webAccess', 'session', 'location', 'restriction', 'directory', 'contact']),
  /** A sentence for a person, such as 'Gate code ending in 7 stops working at 8 doors'. */
  Text: v.string(),
  /** How many things it stands for. */
  Count: v.number(),
})

/** What an action on a person would end. */
export const planShape = {
  Name: v.string(),
  Lines: v.array(planLine),
  /** What a person should know before the action: a call group left empty, the last administrator. */
  Warnings: v.array(v.looseObject({ Code: v.string(), Text: v.string() })),
  /** False if the action would be refused; `Warnings` says why. */
  IsAllowed: flag,
}
