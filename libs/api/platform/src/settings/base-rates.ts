import { knownBaseRates } from '@s4/domain/late-payment'
import { z } from 'zod'

const EACH = /^(\d{4}-(?:06-30|12-31))=(\d{1,2}(?:\.\d{1,2})?)$/

/**
 * Base rates of the Bank of England as `2026-06-30=3.75,2026-12-31=3.5`, in per cent, besides those that are known
 * (docs/uk-rules.md#late-payment). Read in hundredths of a per cent.
 */
export const BaseRates = z
  .string()
  .default('')
  .transform((text, context) => {
    const rates: Record<string, number> = { ...knownBaseRates }
    for (const each of text.split(',').map((part) => part.trim())) {
      const [, day, percent] = EACH.exec(each) ?? []
      if (day && percent) rates[day] = Math.round(Number(percent) * 100)
      else if (each !== '') context.addIssue(`"${each}" is not a rate such as 2026-06-30=3.75`)
    }
    return rates
  })
