/** Reads 'HH:MM' as minutes of a day, 0 to 1440; '24:00' is the end of the day. */
export function minutesOfWallTime(text: string): number {
  const [hours = '0', minutes = '0'] = text.split(':')
  return Number(hours) * 60 + Number(minutes)
}

export function wallTimeOfMinutes(minutes: number): string {
  const digits = (value: number) => String(value).padStart(2, '0')
  return `${digits(Math.floor(minutes / 60))}:${digits(minutes % 60)}`
}
