/** `HH:MM`, as a time field has it; the end of the day is `00:00` there. */
export function toTimeValue(minute: number): string {
  const ofDay = minute % 1440
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`
}

/** Minutes of a time field's `HH:MM`, or null while it is not whole. */
export function fromTimeValue(value: string): number | null {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)/.exec(value) ?? []
  return hour === undefined ? null : Number(hour) * 60 + Number(minute)
}
