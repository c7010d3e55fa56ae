export { coverHandlers } from './cover-handlers'
export { endAnsweredCover, endCoverOnArrival } from './end-cover'
