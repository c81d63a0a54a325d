import type { Lines } from './specificationLines.ts'

const axe = ['${entry.title}: ${entry.name}', 'screens as the toolbar turns them']
const keyboard = ['a user signs in by keyboard alone', 'a user is found, opened, changed', 'a resident with a PIN is added by keyboard', 'a weekly key takes at most 9', 'by keyboard alone ', 'on a phone, by keyboard', 'an invite with a PIN is created by keyboard alone', 'a call while a user types keeps the text']
const reviewed = 'Read in review; no test shows it.'

/**
 * The success criteria of WCAG 2.2, levels A and AA. Each lists the beginnings of the names of tests that check it, or says what is not
 * tested. The tests in `axe` run the axe checker over every story, and over every screen in light and dark, right-to-left, four widths and
 * with faults.
 */
export const accessibilityCriteria: Lines = {
  '1.1.1 Non-text content': axe,
  '1.2.1 Audio-only and video-only': ['watchmansystemconfiguration: the video plays with captions', 'the Watchman video is served'],
  '1.2.2 Captions': ['watchmansystemconfiguration: the video plays with captions', 'the Watchman video is served'],
  '1.2.3 Audio description or media alternative': ['watchmansystemconfiguration: the video plays with captions'],
  '1.2.4 Captions (live)': 'The portal has no live video of its own; the picture of a visitor’s call is a photo.',
  '1.2.5 Audio description': 'Does not apply to the one video, because it has no sound. The page has its text.',
  '1.3.1 Info and relationships': [...axe, 'a screen reader reads the headings', 'screen readers get the same ways'],
  '1.3.2 Meaningful sequence': ['a screen reader reads the headings', 'screen readers get the same ways', 'menus, dialogs and lists never lose'],
  '1.3.3 Sensory characteristics': reviewed,
  '1.3.4 Orientation': 'No page locks the orientation: the layout depends on the width alone. No test turns a device.',
  '1.3.5 Identify input purpose': ['a field for a new password has its attributes', 'a password never gets into an address', ...axe],
  '1.4.1 Use of color': ['${entry.title}: ${entry.name}'],
  '1.4.2 Audio control': ['watchmansystemconfiguration: the video plays with captions'],
  '1.4.3 Contrast (minimum)': ['ninety-nine pairs of text', 'a brand with unreadable button text', ...axe],
  '1.4.4 Resize text': ['no page is wider than 320 px', 'no page before signing in is wider'],
  '1.4.5 Images of text': reviewed,
  '1.4.10 Reflow': ['no page is wider than 320 px', 'no page before signing in is wider', 'user type ${type}: the landing page'],
  '1.4.11 Non-text contrast': ['ninety-nine pairs of text'],
  '1.4.12 Text spacing': ['no text is cut off with the text spacing of WCAG'],
  '1.4.13 Content on hover or focus': ['the tooltip shows while the pointer is on its control', 'Escape closes a popover'],
  '2.1.1 Keyboard': keyboard,
  '2.1.2 No keyboard trap': ['menus, dialogs and lists never lose', 'Tab closes the menu', ...keyboard],
  '2.1.4 Character key shortcuts': reviewed,
  '2.2.1 Timing adjustable': ['a toast’s time stops while', 'a draft survives an ended session', 'typed text is kept over a reload and an expired session'],
  '2.2.2 Pause, stop, hide': ['a hidden page sends no requests', 'new events wait above the list'],
  '2.3.1 Three flashes': 'Nothing flashes; no test checks this.',
  '2.4.1 Bypass blocks': [...axe, 'a link in the navigation opens its page with the focus on the heading'],
  '2.4.2 Page titled': ['page titles', 'after each step through the navigation'],
  '2.4.3 Focus order': ['after each step through the navigation', 'a link in a table row opens its page', 'the focus returns to the button that opened', 'a dialog opened from a menu', 'the focus stays in the page if'],
  '2.4.4 Link purpose (in context)': axe,
  '2.4.5 Multiple ways': ['by keyboard alone a user is opened from the palette', 'the menus of dashboard users have every page'],
  '2.4.6 Headings and labels': axe,
  '2.4.7 Focus visible': ['${entry.title}: ${entry.name}'],
  '2.4.11 Focus not obscured (minimum)': ['the page reserves the toast’s height'],
  '2.5.1 Pointer gestures': 'No gesture needs more than one finger or a path.',
  '2.5.2 Pointer cancellation': ['keys pick up a user'],
  '2.5.3 Label in name': axe,
  '2.5.4 Motion actuation': 'Nothing listens to the motion of a device.',
  '2.5.7 Dragging movements': ['the menu moves a user', 'by keyboard alone a user is moved', 'an hour of a user’s entries links'],
  '2.5.8 Target size (minimum)': axe,
  '3.1.1 Language of page': ['the document’s language is set', 'the built document already has English'],
  '3.1.2 Language of parts': ['watchmansystemconfiguration: the video plays with captions'],
  '3.2.1 On focus': keyboard,
  '3.2.2 On input': ['showing or hiding the password keeps'],
  '3.2.3, 3.2.4 Consistent navigation and identification': ['no menu has a page whose calls', 'the menus of dashboard users have every page'],
  '3.2.6 Consistent help': ['help opens at the current page’s topic', 'header and footer: '],
  '3.3.1 Error identification': ['an empty form shows what is missing', '%s: the passwords %j and %j show the alert', 'subscribe: the entries %j, %j, %j show'],
  '3.3.2 Labels or instructions': [...axe, 'hints describe the allowed characters'],
  '3.3.3 Error suggestion': ['a taken directory PIN', 'uniqueness: a taken value shows'],
  '3.3.4 Error prevention (legal, financial, data)': ['a new call plan rings as the simulator showed', 'a file of users is read, fixed, reviewed', 'Billing: a declined card'],
  '3.3.7 Redundant entry': ['typed text is kept over a reload', 'the form of a new user keeps its text'],
  '3.3.8 Accessible authentication (minimum)': ['a field for a new password has its attributes', 'a password never gets into an address', 'a user adds a passkey'],
  '4.1.2 Name, role, value': axe,
  '4.1.3 Status messages': ['a busy button is announced, and keeps', 'the live region exists before', 'subscribe: on success the message is announced', 'a full step is announced'],
}
