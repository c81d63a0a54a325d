import { activeStatus, endsTodayStatus, expiredStatus, invitedStatus } from '../../../packages/ui/src/index.ts'

export interface Person {
  id: string
  name: string
  email: string
  unit: string
  group: string
  hours: string
  lastEntry: string
  status: keyof typeof looks
}

export const pageSize = 20
export const total = 100_000
export const looks = { active: activeStatus, invited: invitedStatus, expired: expiredStatus, endsToday: endsTodayStatus }
const statuses = ['active', 'invited', 'expired', 'endsToday'] as const

function peopleOf(page: number): Person[] {
  return Array.from({ length: pageSize }, (_, index) => {
    const id = (page - 1) * pageSize + index + 1
    return {
      id: String(id), name: `Person ${id}`, email: `person.${id}@mail.example`, unit: String(100 + (id % 900)), group: `Residents, Tower ${id % 5}`, hours: 'Any time',
      lastEntry: `Nov ${1 + (id % 28)}`, status: statuses[id % 4] ?? 'active',
    }
  })
}
const pages = [peopleOf(1), peopleOf(2)]
export const rowsOf = (page: number) => pages[page - 1] ?? []

export interface TableProps {
  page: number
  onPageChange: (change: { page: number }) => void
}
