import { say, type Translation, type Words } from '@portal/domain'
import { type Language, localeOf } from './language.ts'

/** The words of wallet passes and calendar entries. */
const english = {
  key: 'Key: {name}',
  opensDoors: 'Opens: {places}',
  sentByName: 'Sent by {sender}',
  hours: 'Hours',
  opens: 'Opens',
  sentBy: 'Sent by',
  thisCode: 'This code',
  nextCode: 'Next code',
  opensOnce: 'Opens once',
  nextByLink: 'This code opens once. For the next one, open the link that you received.',
  nextOnPage: 'This code opens once. The next one is on the page of your key: {page}',
  keyLabel: 'Key',
  property: 'Property',
  starts: 'From',
  ends: 'Until',
  note: 'From the sender',
} as const

const spanish: Translation<typeof english> = {
  key: 'Llave: {name}',
  opensDoors: 'Abre: {places}',
  sentByName: 'Enviada por {sender}',
  hours: 'Horario',
  opens: 'Abre',
  sentBy: 'Enviada por',
  thisCode: 'Este código',
  nextCode: 'Próximo código',
  opensOnce: 'Abre una vez',
  nextByLink: 'Este código abre una vez. Para el próximo, abra el enlace que recibió.',
  nextOnPage: 'Este código abre una vez. El próximo está en la página de su llave: {page}',
  keyLabel: 'Llave',
  property: 'Propiedad',
  starts: 'Desde',
  ends: 'Hasta',
  note: 'De quien la envía',
}

const words: Readonly<Record<Language, Words<typeof english>>> = { en: say(english, localeOf.en), es: say(english, localeOf.es, spanish) }

export const passWordsIn = (language: Language): Words<typeof english> => words[language]
