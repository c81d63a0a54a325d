import { comparedValue, type ImportCells, rowReason } from '@portal/domain'
import { findUserToChange } from '../people/findUser.ts'
import { contactsOf, findContactToChange } from '../people/contacts.ts'
import { readEmail, readPhone } from '../people/readFields.ts'
import { invalid, Refusal } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import type { FieldChange, ImportContext, ImportRow, WrittenRow } from './ImportedKind.ts'
import { mentionedPeople } from './mentionedPeople.ts'
import { noRefusal, wroteNothing } from './writeRow.ts'

/** What an import sets of a contact, and gives back. */
export interface SettableContact {
  name: string
  relation: string
  phone: string
  email: string
  notes: string
}

/**
 * Makes the contact of a row, or changes the one of that name of the same property and person. Inside the row's savepoint. Refusals: those of
 * `saveContact`; 409 `AMBIGUOUS` where several have the name.
 */
export async function writeContactRow(trx: Store, { viewer, found: { property_id: propertyId } }: ImportContext, { choice, cells }: ImportRow): Promise<WrittenRow> {
  const { Name = '' } = cells
  if (Name === '') throw invalid('Name', 'The row has no name.', rowReason('noName', {}))
  const userId = await ownerOf(trx, viewer, cells)
  const { query } = await contactsOf(trx, viewer)
  const [known, second] = await query.where('contacts.property_id', '=', propertyId).where('contacts.user_id', userId === null ? 'is' : '=', userId)
    .where(({ eb, fn }) => eb(fn<string>('lower', ['contacts.name']), '=', fn<string>('lower', [eb.val(Name)]))).orderBy('contacts.id').limit(2).execute()
  if (second && choice !== 'keepBoth') throw new Refusal(409, 'AMBIGUOUS', `Several contacts are called ${Name}.`, { field: 'Name', reason: rowReason('severalContacts', { name: Name }) })
  const by = { updated_by: viewer.user.name }
  if (!known || choice === 'keepBoth') {
    const values = settable(cells, { name: '', relation: '', phone: '', email: '', notes: '' })
    const { id } = await trx.insertInto('contacts').values({ ...values, ...by, account_id: viewer.accountId, property_id: propertyId, user_id: userId, version: 1 }).returning('id').executeTakeFirstOrThrow()
    const changes = [...changesOf(null, values), ...(cells.Person ? [{ Field: 'Person' as const, From: '', To: cells.Person }] : [])]
    return { outcome: 'created', name: values.name, ...noRefusal, recordId: id, changes, before: null, versionBefore: null, versionAfter: 1 }
  }
  if (choice === 'skip') return wroteNothing('skipped', known)
  const { name, relation, phone, email, notes, version } = known
  const before: SettableContact = { name, relation, phone, email, notes }
  const values = settable(cells, before)
  const changes = changesOf(before, values)
  if (changes.length === 0) return wroteNothing('unchanged', known)
  await findContactToChange(trx, viewer, known.id)
  await trx.updateTable('contacts').set({ ...values, ...by, version: version + 1 }).where('id', '=', known.id).execute()
  return { outcome: 'changed', name: values.name, ...noRefusal, recordId: known.id, changes, before, versionBefore: version, versionAfter: version + 1 }
}

async function ownerOf(trx: Store, viewer: ImportContext['viewer'], { Person }: ImportCells): Promise<number | null> {
  if (!Person) return null
  const [id, second] = await mentionedPeople(trx, viewer, Person, 'Person')
  if (id === undefined || second !== undefined) throw invalid('Person', 'A contact is one person’s, or the property’s.', rowReason('onePerson', {}))
  return (await findUserToChange(trx, viewer, id, 'Person')).id
}

function settable({ Name, Relation, Phone, Email, Notes }: ImportCells, now: SettableContact): SettableContact {
  const phone = Phone ? readPhone('Phone', Phone) : now.phone
  const email = Email ? readEmail('Email', Email) : now.email
  return {
    // A name in other letters is no change.
    name: now.name || (Name ?? ''), relation: Relation || now.relation, notes: Notes || now.notes,
    phone: comparedValue('clientPhone', phone) === comparedValue('clientPhone', now.phone) ? now.phone : phone,
    email: comparedValue('clientEmail', email) === comparedValue('clientEmail', now.email) ? now.email : email,
  }
}

const fields = [['Name', 'name'], ['Relation', 'relation'], ['Phone', 'phone'], ['Email', 'email'], ['Notes', 'notes']] as const

function changesOf(was: SettableContact | null, is: SettableContact): FieldChange[] {
  return fields.flatMap(([Field, column]) => {
    const [From, To] = [was?.[column] ?? '', is[column]]
    return From === To ? [] : [{ Field, From, To }]
  })
}
