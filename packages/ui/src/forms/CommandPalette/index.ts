export { CommandPalette, type CommandPaletteProps, type PaletteItem, type PaletteQuestion, type PaletteSection } from './CommandPalette.tsx'
export { CommandPaletteButton, type CommandPaletteButtonProps } from './CommandPaletteButton.tsx'
