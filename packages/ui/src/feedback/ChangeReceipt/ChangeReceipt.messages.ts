export const changeReceiptMessages = {
  empty: 'nothing',
  was: 'was',
  now: 'now',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Could not be copied',
} as const
