export { workerTeamHandlers } from './worker-team-handlers'
