export { CardOnFile } from './CardOnFile.tsx'
export type { CardOnFileProps, SavedCard } from './CardOnFile.tsx'
export { cardBrandNames, cardOnFileLabels } from './cardOnFileLabels.ts'
export type { CardOnFileLabels } from './cardOnFileLabels.ts'
