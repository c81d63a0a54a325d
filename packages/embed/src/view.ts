/**
 * What a card shows, as data, and its styles. `@portal/ui` renders them with React and includes them in its build. Not published.
 */
export { noCode } from './card/codeParts.ts'
export { icons } from './dom/icons.ts'
export { h, type Shown, type ShownElement } from './dom/morph.ts'
export type { Act } from './dom/parts.ts'
export { keepAwake } from './more/keepAwake.ts'
export { viewCard } from './more/viewCard.ts'
export { type KeepOffer, viewKeep } from './more/viewKeep.ts'
export { viewMessage } from './more/viewMessage.ts'
export { viewScan } from './more/viewScan.ts'
export { cardStyles } from './styles/cardStyles.ts'
export { moreStyles } from './styles/moreStyles.ts'
export { scanStyles } from './styles/scanStyles.ts'
