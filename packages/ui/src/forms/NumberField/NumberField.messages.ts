export const numberFieldMessages = {
  notANumber: 'Enter a whole number.',
  tooSmall: 'Enter {min} or more.',
  tooLarge: 'Enter {max} or less.',
} as const
