export const changeReceiptMessages = {
  empty: 'nothing',
  was: 'was',
  now: 'now',
  copy: 'Copy changes',
  copied: 'Copied',
  copyFailed: 'Could not be copied',
} as const
