import { z } from 'zod'

const Advisory = z.object({ title: z.string(), url: z.string() })
const Report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      name: z.string(),
      severity: z.string(),
      range: z.string(),
      via: z.array(z.union([z.string(), Advisory])),
    }),
  ),
})

const SERIOUS = new Set(['high', 'critical'])

/** A sentence for each serious advisory in the JSON of `npm audit`; null when the registry did not answer. */
export function seriousAdvisories(text: string): string[] | null {
  const report = Report.safeParse(parsed(text)).data
  if (!report) return null
  return Object.values(report.vulnerabilities)
    .filter(({ severity }) => SERIOUS.has(severity))
    .flatMap(({ name, range, via }) =>
      // A text names another package of the report, which has the advisory.
      via.flatMap((each) => (typeof each === 'string' ? [] : [`${name} ${range}: ${each.title} (${each.url})`])),
    )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
