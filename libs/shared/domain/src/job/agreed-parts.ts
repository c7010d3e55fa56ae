/** What agreed work keeps when its job is changed (docs/product.md#accepting), and how each part is called. */
export const agreedParts = {
  role: 'the role',
  pay: 'the pay',
  breaks: 'whether breaks are paid',
  terms: 'the cancellation terms',
  checkCalls: 'how often check calls come',
  licence: 'the licence needed',
  requirements: 'the requirements',
  pin: 'the PIN',
} as const
export type AgreedPart = keyof typeof agreedParts

/** `the pay, the licence needed and the PIN`. */
export function agreedPartsText(parts: readonly AgreedPart[]): string {
  const words = parts.map((part) => agreedParts[part])
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : (words[0] ?? '')
}
