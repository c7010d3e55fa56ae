export { costsMore, useCancelWorkForm } from './cancel-work-form'
export { useRatingForm } from './rating-form'
export { useHoursClaims } from './hours-claims'
export { useBlockForm } from './use-block-form'
