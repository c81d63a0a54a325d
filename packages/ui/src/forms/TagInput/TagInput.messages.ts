export const tagInputMessages = {
  remove: 'Remove {tag}',
  added: '{tag} added',
  removed: '{tag} removed',
} as const
