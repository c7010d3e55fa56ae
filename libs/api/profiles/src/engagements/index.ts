export { engagementsOn } from './engagements-on'
export { eraseEngagements } from './erase-engagements'
