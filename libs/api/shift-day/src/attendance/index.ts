export { attendanceHandlers } from './attendance-handlers'
export { serveDevelopmentPassing } from './development-passing'
export { removeOldTokens } from './remove-old-tokens'
export { removeOldTrails } from './remove-old-trails'
