import { attendance } from '@s4/contract'

export const BookOnForm = attendance['attendance.bookOn'].input.pick({ pin: true, code: true, shareLocation: true })
