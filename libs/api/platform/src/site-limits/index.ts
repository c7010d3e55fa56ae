export { dealsWithAtSites, ofJobsAtSites, ofSites } from './of-sites'
export { kindOfPath, refuseOtherSites } from './refuse-other-sites'
