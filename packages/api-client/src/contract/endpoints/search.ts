import * as v from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { numberId } from '../people.ts'
import { count } from '../shapes.ts'
import { searchText } from '../textFields.ts'

/** The first matches of one kind and their number; null if the user may not see this kind. */
const found = <Item extends v.GenericSchema>(item: Item) => v.nullable(v.looseObject({ Total: count, Items: v.array(item) }))

const named = v.looseObject({ ID: numberId, Name: v.string() })

/** Searches all kinds of records that the user may see. Refusals: 403. */
export const goToAnything = defineEndpoint({
  area: 'search',
  as: 'find',
  service: 'account',
  method: 'GET',
  path: '/api/Search/GoToAnything',
  auth: 'session',
  assumed: true,
  summary: 'The first few users, doors, codes, groups, invites, rules, schedules, call groups and invoices with a text in their names.',
  request: v.object({
    /**
     * The text to find. Every word of it must match: for users the beginning of a word in name, email, unit or phone. An empty text returns
     * the first of each kind.
     */
    searchText: searchText(80),
  }),
  response: v.looseObject({
    /** Every account, for operators. */
    Accounts: v.optional(found(v.looseObject({ ID: numberId, Name: v.string(), IsActive: v.boolean() })), null),
    People: v.nullable(v.looseObject({
      /** The number of matches; null if they are too many to count at each keystroke. */
      Total: v.nullable(count),
      Items: v.array(v.looseObject({ ID: numberId, Name: v.string(), Unit: v.string(), UserGroupName: v.string() })),
    })),
    Doors: found(v.looseObject({ ID: v.string(), Name: v.string(), HardwareModel: v.string(), PropertyName: v.string() })),
    /** Shared codes by name, and the codes of the users found. The code itself is never returned. */
    Codes: found(v.looseObject({
      ID: numberId,
      /** The id of the code's user; null for a shared code. */
      UserID: v.nullable(numberId),
      UserName: v.string(),
      Label: v.string(),
      /** The type of the code, an `AccessCodeType`. */
      AccessCodeTypeID: numberId,
      IsActive: v.boolean(),
    })),
    UserGroups: found(named),
    Invites: found(v.looseObject({ ID: v.string(), InviteName: v.string(), Recipient: v.string() })),
    PresetTemplates: found(named),
    Schedules: found(named),
    CallGroups: found(v.looseObject({ ID: numberId, Name: v.string(), IsVideo: v.boolean() })),
    Units: v.optional(found(named), null),
    /** Invoices by their number, the newest first. */
    Invoices: v.optional(found(v.looseObject({ ID: numberId, Number: v.string() })), null),
  }),
})
