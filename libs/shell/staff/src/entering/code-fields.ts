import { staff } from '@s4/contract'

export const Code = staff['staff.confirmCode'].input.pick({ code: true })
