import { workers } from '@s4/contract'

export const NoteFields = workers['workers.save'].input.pick({ note: true })
