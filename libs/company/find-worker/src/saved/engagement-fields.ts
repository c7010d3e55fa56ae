export { EngagementFields } from '@s4/contract'
