import { ArrowRight, Check, Search, Ticket, Trash2 } from 'lucide-react'

/** A Storybook control that offers some icons, for properties that take an icon. */
export const iconChoice = {
  control: { type: 'select' },
  options: ['none', 'Ticket', 'Check', 'Search', 'Trash2', 'ArrowRight'],
  mapping: { none: undefined, Ticket, Check, Search, Trash2, ArrowRight },
} as const
