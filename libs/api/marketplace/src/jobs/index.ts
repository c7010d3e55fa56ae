export { jobHandlers } from './job-handlers'
export { jobRepository } from './store/job-repository'
export { priceShifts } from './store/price-shifts'
export { moveShift } from './move-shift'
