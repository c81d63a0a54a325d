import type { DeviceAction } from '@portal/domain'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Database } from '../store/schema.ts'

/** Commands that are still useful later: changes of codes and restrictions. Users repeat a failed door action themselves. */
export const lastingActions = ['add', 'update', 'remove', 'all'] as const satisfies readonly DeviceAction[]

/** Whether no later command has synced the code to the same controller. */
export function isNotMadeGood({ not, exists, selectFrom }: ExpressionBuilder<Database, 'device_commands'>): Expression<SqlBool> {
  const later = selectFrom('device_commands as later')
    .select('later.id')
    .whereRef('later.module_id', '=', 'device_commands.module_id')
    .whereRef('later.id', '>', 'device_commands.id')
    .where('later.status', '=', 'acknowledged')
    .where((where) => where.or([where('later.action', '=', 'all'), where('later.code_id', '=', where.ref('device_commands.code_id'))]))
  return not(exists(later))
}

/** Whether a command about codes was given up and no later command replaced it. */
export function isUnsettled(where: ExpressionBuilder<Database, 'device_commands'>): Expression<SqlBool> {
  return where.and([where('device_commands.status', '=', 'failed'), where('device_commands.action', 'in', lastingActions), isNotMadeGood(where)])
}
