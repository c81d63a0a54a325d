export const stillToMend: Readonly<Record<string, number>> = {}
