import { JobSeekerPatch } from '@s4/contract'

export const Fields = JobSeekerPatch.pick({ skills: true }).required()
