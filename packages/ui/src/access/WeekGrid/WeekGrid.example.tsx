import { WeekGrid } from '@portal/ui'

export function Example() {
  return <WeekGrid label="Weekdays, 9 to 5" windows={[{ days: [1, 2, 3, 4, 5], start: 540, end: 1020 }]} />
}
