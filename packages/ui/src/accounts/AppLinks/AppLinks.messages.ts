export const appLinksMessages = {
  /** The text of the plain button. */
  ios: 'App for iPhone',
  android: 'App for Android',
  /** The badge's name for screen readers, because its text is part of a picture. */
  iosName: 'Download on the App Store',
  androidName: 'Get it on Google Play',
} as const
