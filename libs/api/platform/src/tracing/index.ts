export { inTraceOf } from './in-trace-of'
export { causeOf, currentTraceId, newTraceId } from './trace-ids'
export { readTraceParent, traceParent } from './trace-parent'
