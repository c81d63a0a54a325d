export const appLinksMessages = {
  /** What the plain button says. */
  ios: 'App for iPhone',
  android: 'App for Android',
  /** The badge's name, because its text is part of a picture. */
  iosName: 'Download on the App Store',
  androidName: 'Get it on Google Play',
} as const
