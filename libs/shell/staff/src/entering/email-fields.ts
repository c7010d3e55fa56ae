import { staff } from '@s4/contract'

export const Fields = staff['staff.startSignIn'].input
