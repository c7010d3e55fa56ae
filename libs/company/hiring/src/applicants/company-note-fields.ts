import { applications } from '@s4/contract'

export const NoteFields = applications['applications.note'].input.pick({ companyNote: true })
