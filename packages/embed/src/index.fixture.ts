/** What the tests of @portal/ui need to compare its cards with the element. Not published. */
export { cardStates } from './cardStates.fixture.ts'
export { decoded } from './decoded.fixture.ts'
export { mount, until } from './mount.fixture.ts'
export { pixelsOf } from './pixelsOf.fixture.ts'
