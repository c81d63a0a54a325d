/** The steps of setting up a house, in their order. */
export const houseSteps = ['house', 'gate', 'people', 'codes', 'calls', 'done'] as const
export type HouseStep = (typeof houseSteps)[number]
