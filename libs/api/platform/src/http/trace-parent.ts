/** The header of W3C Trace Context for what belongs to the trace of a request. */
export const traceParent = (traceId: string): string => `00-${traceId}-${traceId.slice(-16)}-01`
