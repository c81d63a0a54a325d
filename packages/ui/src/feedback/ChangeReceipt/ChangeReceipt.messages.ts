export const changeReceiptMessages = {
  empty: 'nothing',
  was: 'was',
  now: 'now',
  copy: 'Copy changes',
} as const
