import type { Spanish } from '#portal/i18n/catalogue.ts'
import type * as english from './messages.ts'

export const es: Spanish<typeof english> = {
  billingDetails: {
    title: 'Datos de facturación',
    card: 'Destinatario de las facturas',
    company: 'Empresa',
    contact: 'Contacto',
    email: 'Correo para facturas',
    phone: 'Teléfono',
    address1: 'Calle y número',
    address2: 'Suite o unidad',
    city: 'Ciudad',
    state: 'Estado',
    stateHelp: 'Dos letras, como TX.',
    zip: 'Código postal',
    save: 'Guardar datos',
    saved: 'Datos de facturación guardados.',
    missing: 'Complete este campo.',
    emailInvalid: 'Escriba una dirección de correo.',
    stateInvalid: 'Escriba las dos letras del estado.',
    zipInvalid: 'Escriba cinco dígitos, o cinco y cuatro con un guion.',
    failed: 'No se pudieron cargar los datos de facturación',
  },
}
