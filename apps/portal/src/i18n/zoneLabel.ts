/** 'America/Los Angeles': a zone's id as a label. */
export const zoneLabel = (zone: string): string => zone.replaceAll('_', ' ')
