export { climbEscalations } from './escalate'
