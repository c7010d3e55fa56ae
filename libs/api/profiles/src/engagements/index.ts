export { engagementHandlers } from './engagement-handlers'
export { engagementsOn } from './engagements-on'
export { eraseEngagements } from './erase-engagements'
