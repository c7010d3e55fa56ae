export { dealsWithAtSites, ofJobsAtSites, ofSites, seesWorker } from './of-sites'
export { kindOfPath, refuseOtherSites } from './refuse-other-sites'
