import { params } from '@nanostores/i18n'
import { words } from '#portal/i18n/catalogue.ts'

export const ownCallGroupMessages = words('ownCallGroup', {
  title: 'My gate calls',
  video: params('{group} · video · rings from {stations}'),
  voice: params('{group} · voice only · rings from {stations}'),
  noStation: 'no station yet',
  save: 'Save changes',
  discard: 'Discard',
  unchanged: 'Nothing is changed.',
  failed: 'Your call group could not be loaded',
  duringCall: 'During a call',
  videoTalk: 'Whoever answers in the app first talks to the visitor. The other phones stop ringing.',
  videoOpen: 'Press Open in the app to open the gate for a moment.',
  voiceTalk: 'Press 1 to talk to the visitor.',
  voiceOpen: 'Press * to open the gate for a moment.',
  byProperty: 'Name, PIN, hours and doors of this group are set by your property.',
  signIn: 'Your sign-in',
  name: 'Name',
  email: 'Email',
  changePassword: 'Change your password',
  changePasswordHelp: 'On the page of your account, with your present password.',
  help: 'Help',
  helpText: 'Your property’s administrator sees every call in the activity, and changes the group. If the gate itself stays silent, support looks into it with you.',
  callSupport: params('Call {phone}'),
})
