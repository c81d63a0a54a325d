import { ArrowRight, Check, Search, Ticket, Trash2 } from 'lucide-react'

/** A Storybook control with some icons, for a property that takes one. */
export const iconChoice = {
  control: { type: 'select' },
  options: ['none', 'Ticket', 'Check', 'Search', 'Trash2', 'ArrowRight'],
  mapping: { none: undefined, Ticket, Check, Search, Trash2, ArrowRight },
} as const
