import { Refusal } from '../Refusal.ts'
import type { Services } from '../Services.ts'

/** Switches the fire alarm of a property on or off; one that is on keeps the time at which it began. Refuses an unknown property with 404. */
export async function setFireAlarm({ store, clock }: Pick<Services, 'store' | 'clock'>, propertyId: number, isOn: boolean): Promise<void> {
  const property = await store.selectFrom('properties').select('fire_alarm_at').where('id', '=', propertyId).executeTakeFirst()
  if (!property) throw new Refusal(404, 'UNKNOWN_PROPERTY', 'There is no property with this id.', { field: 'property' })
  await store.updateTable('properties').set({ fire_alarm_at: isOn ? (property.fire_alarm_at ?? clock.now()) : null }).where('id', '=', propertyId).execute()
}
