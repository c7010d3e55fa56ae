import { checkCalls } from '@s4/contract'

const { pin: Pin, code: Code } = checkCalls['checkCalls.answer'].input.shape

export const ByPin = checkCalls['checkCalls.answer'].input.pick({}).extend({ pin: Pin.unwrap() })

export const ByCode = checkCalls['checkCalls.answer'].input.pick({}).extend({ code: Code.unwrap() })
