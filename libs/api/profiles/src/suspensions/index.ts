export { refuseSuspended, refuseSuspendedCompany } from './refuse-suspended'
export { suspensionRepository } from './suspension-repository'
