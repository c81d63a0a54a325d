export { AccessMatrix } from './AccessMatrix.tsx'
export type { AccessMatrixCell, AccessMatrixDoor, AccessMatrixGroup, AccessMatrixPlace, AccessMatrixProps } from './AccessMatrix.tsx'
