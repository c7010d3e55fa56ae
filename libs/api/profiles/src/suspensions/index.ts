export { endSuspensions } from './end-suspensions'
export { refuseSuspended, refuseSuspendedCompany } from './refuse-suspended'
export { suspensionRepository } from './suspension-repository'
