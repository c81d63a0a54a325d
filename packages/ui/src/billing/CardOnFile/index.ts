export { CardOnFile } from './CardOnFile.tsx'
export type { CardOnFileLabels, CardOnFileProps, SavedCard } from './CardOnFile.tsx'
export { useCardName } from './useCardName.ts'
