import { words } from '#portal/i18n/catalogue.ts'

export const guestRulesMessages = words('guestRules', {
  title: 'Guests of residents',
  facts: 'Residents send keys for their own doors. You see these invites in the list and can revoke them.',
  isOn: 'Residents may invite guests',
  isOnHelp: 'Residents get the page “Guests” in the portal. Open invites stay valid when you turn this off.',
  atOnce: 'Open invites of each resident',
  hours: 'Longest invite',
  doors: 'Doors',
  everyDoor: 'All their doors',
  someDoors: 'Only some',
  chosenDoors: 'Doors for guests',
  chosenDoorsHelp: 'A resident still needs access to these doors.',
  portsMissing: 'Choose at least one door',
  on: 'On',
  off: 'Off',
  failed: 'The rules for guests could not be loaded',
  mayNot: 'You can’t change the rules for guests. Ask your administrator.',
})
