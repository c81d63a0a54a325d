export { CommandPalette } from './CommandPalette.tsx'
export { CommandPaletteButton } from './CommandPaletteButton.tsx'
export type { CommandPaletteButtonProps } from './CommandPaletteButton.tsx'
export type { CommandPaletteProps, PaletteItem, PaletteQuestion, PaletteSection } from './CommandPalette.tsx'
