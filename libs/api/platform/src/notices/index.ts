export { audit } from './audit'
export { isoText, JOB_BRIEF, JOIN_JOB_BRIEF, type OfJob, SHIFT_JSON } from './job-brief'
export { bothSides, membersOf, type NewNotice, notify, signal } from './notify'
export { links, shiftsText, workText } from './work-notices'
