import { checks } from '@s4/contract'

export const AnswerFields = checks['checks.answer'].input.pick({ answer: true })
