import { words } from '#portal/i18n/catalogue.ts'

/** The texts of specification §4, with the product's name from the configuration. */
export const nonWebAccessMessages = words('nonWebAccess', {
  title: 'Use the mobile app',
  text: 'You use {product} in the mobile app, not on the web. Please log into the mobile app with your username and password.',
  resetTitle: 'Password Reset',
  resetText: "Password has been reset. Please log into {product}'s mobile app with your new password",
  setTitle: 'Password Set',
  setText: "Password has been set. Please log into {product}'s mobile app with your new password",
})
