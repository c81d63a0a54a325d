import { ArrowRight, Check, Search, Ticket, Trash2 } from 'lucide-react'

/** A control that offers some icons of the house for a property that takes one. */
export const iconChoice = {
  control: { type: 'select' },
  options: ['none', 'Ticket', 'Check', 'Search', 'Trash2', 'ArrowRight'],
  mapping: { none: undefined, Ticket, Check, Search, Trash2, ArrowRight },
} as const
