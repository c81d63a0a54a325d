import type { Translation } from '@portal/domain'
import type { hostedFieldsMessages } from './HostedFields.messages.ts'

export const es: Translation<typeof hostedFieldsMessages> = {
  loading: 'Cargando los campos del proveedor de pagos.',
  failed: 'No se pudieron cargar los campos del proveedor de pagos',
  failedHelp: 'No se envió nada. Lo que escribió sigue aquí.',
}
