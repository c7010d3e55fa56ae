/** How each outcome reads on both sides' screens and in notices (docs/uk-rules.md#employment-status). */
export const taxStatusLabel = {
  selfEmployed: 'Self-employed for this work',
  employed: 'Employed for tax purposes',
  undetermined: 'Not determined',
} as const
