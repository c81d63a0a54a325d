import type { Spanish } from '#portal/i18n/catalogue.ts'
import type * as english from './messages.ts'

export const es: Spanish<typeof english> = {
  nonWebAccess: {
    title: 'Use la aplicación móvil',
    text: 'Usted usa {product} en la aplicación móvil, no en la web. Inicie sesión en la aplicación con su usuario y contraseña.',
    resetTitle: 'Contraseña restablecida',
    resetText: 'La contraseña se restableció. Inicie sesión en la aplicación móvil de {product} con su nueva contraseña',
    setTitle: 'Contraseña definida',
    setText: 'La contraseña se definió. Inicie sesión en la aplicación móvil de {product} con su nueva contraseña',
  },
}
