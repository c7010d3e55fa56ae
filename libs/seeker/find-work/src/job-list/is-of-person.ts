import type { JobCard, WorkReason } from '@s4/contract'

const codes = ['date-of-birth-missing', 'under-age', 'right-to-work-missing']

/** What the person has to give before any work; it stands once above a list, not on every card. */
export const isOfPerson = ({ code }: WorkReason) => codes.includes(code)

/** As `isOfPerson`, where several jobs have it. */
export const isOfHours = ({ code }: WorkReason) => code === 'availability'

export const isOutsideHours = ({ reasons }: JobCard) => reasons?.some(isOfHours) ?? false
