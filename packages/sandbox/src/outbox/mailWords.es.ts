import type { Translation } from '@portal/domain'
import type { mailWords } from './mailWords.ts'

export const spanishMailWords: Translation<typeof mailWords> = {
  hello: 'Hola, {name}:',
  resetPassword: {
    subject: 'Restablecer la contraseña',
    text: 'Alguien pidió una contraseña nueva para su cuenta. Si fue usted, elíjala en el plazo de {time}:\n\n{link}\n\nSi no fue usted, ignore este correo: su contraseña sigue siendo la misma.',
  },
  guessedPassword: {
    subject: 'Contraseñas incorrectas para su cuenta',
    text: 'Alguien escribió {tries} veces una contraseña incorrecta para su cuenta, en un dispositivo que usted nunca ha usado. Cada nuevo intento tiene que esperar más. En sus propios dispositivos usted no espera.\n\nSi fue usted, elija una contraseña nueva con «¿Olvidó su contraseña?». Si no fue usted, no tiene que hacer nada.',
  },
  passwordChanged: {
    subject: 'Su contraseña cambió',
    owner: 'La contraseña de su cuenta se cambió en el portal; quien lo hizo conocía la anterior.',
    administrator: 'Un administrador cambió la contraseña de su cuenta.',
    link: 'La contraseña de su cuenta se cambió con un enlace de un correo enviado a usted.',
    ifNotYou: 'Si no fue usted, elija ahora una contraseña nueva con «¿Olvidó su contraseña?». Así se cierran todas las sesiones.',
  },
  emailChanged: {
    subject: 'Su dirección de correo cambió',
    text: 'Un administrador cambió la dirección de correo o el nombre de usuario de su cuenta.',
    none: 'Su cuenta ya no tiene dirección de correo.',
    address: 'Los correos se envían ahora a {address}.',
    ifNotYou: 'Si no lo esperaba, pregunte a un administrador de su propiedad.',
  },
  phoneCode: { subject: 'Mensaje de texto', text: '{code} es su código. Confirma su número de teléfono y vale durante {time}. Nunca se lo pediremos.' },
  masterUser: { subject: 'Cree su contraseña', text: 'Se creó una cuenta para usted. Cree su contraseña en el plazo de {time}:\n\n{link}' },
  subscribe: {
    subject: 'Invitación a {group}',
    text: 'Se le invita a contestar las llamadas de visitantes de {group} en {property}. Elija un nombre de usuario y una contraseña en el plazo de {time}:\n\n{link}',
  },
  invite: {
    subject: 'Su llave: {name}',
    intro: '{sender} le envió una llave para {property}: {name}.',
    open: 'Abra su llave cuando llegue:',
  },
  pinInvite: { subject: 'Su PIN: {name}', intro: '{sender} le envió un PIN para {property}: {name}.', open: 'Escriba este PIN cuando llegue:' },
  inviteText: { key: '{sender} le envió una llave para {place}.', pin: '{sender} le envió un PIN para {place}.' },
  inviteFacts: {
    where: 'Dónde: {property}, {address}',
    place: 'Dónde: {property}',
    opens: 'Abre: {doors}',
    hours: 'Horario: {hours}',
    anyTime: 'Horario: a cualquier hora',
    from: 'Empieza: {time}',
    until: 'Termina: {time}',
    noEnd: 'Termina: nunca',
    uses: { one: 'Usos: {count}', other: 'Usos: {count}' },
    anyUses: 'Usos: sin límite',
    ask: '¿Preguntas? Consulte a {sender}.',
    askAt: '¿Preguntas? Consulte a {sender}, {contact}.',
  },
  inviteChanged: {
    subject: 'Cambios: {name}',
    key: '{sender} cambió su llave {name}:',
    pin: '{sender} cambió su PIN {name}:',
    sameLink: 'Su enlace sigue siendo el mismo.',
    samePin: 'Su PIN sigue siendo el mismo.',
    name: 'Nombre: {name}',
    note: 'Nota: {note}',
    noNote: 'La nota se quitó.',
    started: 'Empieza: ahora',
  },
  callGroup: { subject: 'Usted contesta {group}', text: 'Desde ahora usted contesta las llamadas de visitantes de {group} en {property}.' },
  deleteAccount: {
    subject: 'Confirme la eliminación de su cuenta',
    text: 'Alguien pidió eliminar su cuenta. Si fue usted, vea qué se eliminará y confirme en el plazo de {time}:\n\n{link}\n\nSi no fue usted, ignore este correo: no se elimina nada.',
  },
  deletionWaits: {
    subject: 'Su cuenta se eliminará',
    text: 'Su cuenta se eliminará el {moment}. Hasta entonces no cambia nada, y puede conservar su cuenta aquí:\n\n{link}',
  },
  deletionRefused: { subject: 'Su cuenta se conserva', rule: 'Su cuenta no se elimina. {reason}', administrator: 'Su cuenta no se elimina. {by} escribe: {reason}' },
  accountDeleted: {
    subject: 'Su cuenta se eliminó',
    text: 'Su cuenta se eliminó, como usted pidió. Sus métodos de acceso ya no abren nada y ya no puede iniciar sesión.',
  },
  exported: {
    subject: 'Exportación lista: {what}',
    text: {
      one: 'Su exportación está lista: {what}, {count} línea. Descárguela en el plazo de {time}, con su propia sesión:\n\n{link}',
      other: 'Su exportación está lista: {what}, {count} líneas. Descárguela en el plazo de {time}, con su propia sesión:\n\n{link}',
    },
  },
  invoice: {
    subject: 'Factura {number}',
    hello: 'Hola:',
    text: 'Aquí tiene la factura {number} de {account}: {description}, {total}.',
    paid: 'Está pagada.',
    due: 'Vencen {amount} el {date}.',
    attached: 'La factura va adjunta en PDF.',
  },
  cardChanged: {
    subject: 'Su tarjeta guardada cambió',
    deleted: 'La tarjeta guardada de {account} se eliminó.',
    changed: 'La tarjeta guardada de {account} es ahora {card}.',
    ifNotYou: 'Si no lo esperaba, revise Facturación en el portal y cambie su contraseña en Mi cuenta.',
  },
}
