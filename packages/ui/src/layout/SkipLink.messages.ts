export const skipLinkMessages = { skip: 'Skip to content' } as const
