import type { Translation } from '@portal/domain'
import type { sitePlanMessages } from './SitePlan.messages.ts'

export const es: Translation<typeof sitePlanMessages> = {
  doors: 'Puertas en el plano',
  states: 'Qué significan las marcas',
  mark: '{name}: {state}',
  moveHelp: 'Arrastre una puerta a su lugar. Las flechas mueven la puerta elegida y Supr la quita del plano.',
  moved: '{name}: {across} % desde la izquierda, {down} % desde arriba',
  removed: '{name} ya no está en el plano',
  close: 'Cerrar',
}
