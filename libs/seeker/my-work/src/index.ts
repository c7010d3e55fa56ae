export { myWorkRoutes, type ShiftParts } from './my-work-routes'
