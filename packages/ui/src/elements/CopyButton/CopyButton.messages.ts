export const copyButtonMessages = {
  copy: 'Copy',
  copied: 'Copied',
  failed: 'Couldn’t copy',
} as const
