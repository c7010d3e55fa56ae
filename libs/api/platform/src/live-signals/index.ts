export { recentSignals } from './recent-signals'
export { openStreams, type Stream } from './streams'
