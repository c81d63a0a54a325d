import { params } from '@nanostores/i18n'
import { words } from '#portal/i18n/catalogue.ts'

export const ownCallGroupMessages = words('ownCallGroup', {
  title: 'My gate calls',
  video: params('{group} · video · called from {stations}'),
  voice: params('{group} · voice only · called from {stations}'),
  noStation: 'no station yet',
  save: 'Save changes',
  discard: 'Discard',
  unchanged: 'No changes.',
  failed: 'Your call group could not be loaded',
  duringCall: 'During a call',
  videoTalk: 'The first user to answer in the app talks to the visitor. The other phones stop ringing.',
  videoOpen: 'Press Open in the app to open the gate momentarily.',
  voiceTalk: 'Press 1 to talk to the visitor.',
  voiceOpen: 'Press * to open the gate momentarily.',
  byProperty: 'Your property sets this group’s name, PIN, hours and doors.',
  signIn: 'Your sign-in',
  name: 'Name',
  email: 'Email',
  changePassword: 'Change your password',
  changePasswordHelp: 'On your account page. You need your current password.',
  help: 'Help',
  helpText: 'Your administrator sees every call in the activity and can change the group. If the gate itself doesn’t work, call support.',
  callSupport: params('Call {phone}'),
})
