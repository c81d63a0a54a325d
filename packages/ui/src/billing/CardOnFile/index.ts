export { CardOnFile, type CardOnFileLabels, type CardOnFileProps, type SavedCard } from './CardOnFile.tsx'
export { useCardName } from './useCardName.ts'
