export const momentFieldMessages = {
  start: { date: 'Starts', time: 'Start time', wholeDay: 'Start of day' },
  end: { date: 'Ends', time: 'End time', wholeDay: 'End of day' },
  throughThatDay: 'Through the end of that day',
} as const
