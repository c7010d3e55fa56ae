import { TemplateFields, type JobTemplate } from '@s4/contract'
import { jobSector } from '@s4/domain/job-sector'
import { minimumWageWarning } from '@s4/domain/minimum-wage'
import { requirementCodes } from '@s4/domain/requirements'
import type { StoredTemplate } from './job-template-repository'

type Problem = JobTemplate['problems'][number]

interface Now {
  /** Whether the member can post at its site. */
  siteIsThere: boolean
  /** `2026-11-21` */
  today: string
}

/** The fields of a template that can be used today, and what the others are. */
export function usableTemplate(
  { id, name, siteName, fields }: StoredTemplate,
  { siteIsThere, today }: Now,
): JobTemplate {
  const problems: Problem[] = []
  const leaveOut = (field: string, message: string) => void problems.push({ field, message })

  const { requirements = [], ...others } = fields
  const codes = Array.isArray(requirements) ? requirements : []
  const known = codes.filter((code) => requirementCodes.some((one) => one === code))
  if (known.length < codes.length)
    leaveOut('requirements', 'S4 does not know one of the requirements any more. Look at them again.')
  if (!siteIsThere) leaveOut('siteId', `The site ${siteName} has been removed. Choose another.`)

  const valid: Record<string, unknown> = {}
  for (const [field, value] of Object.entries({ ...others, requirements: known })) {
    if (field === 'siteId' && !siteIsThere) continue
    const { data, error } = shapeOf(field)?.safeParse(value) ?? {}
    if (error) leaveOut(field, error.issues[0]?.message ?? 'Fill this in again.')
    else if (data !== undefined) valid[field] = data
  }
  // Each was parsed by the shape of its own field.
  const usable = valid as JobTemplate['fields']
  if (usable.role !== undefined && !jobSector(usable.role, usable.siaSector ?? null).ok) {
    delete usable.siaSector
    leaveOut('siaSector', 'The licence does not fit the role any more. Choose it again.')
  }
  const pay = lowPay(usable, today)
  if (pay) leaveOut('payPerHour', pay)
  return { id, name, fields: usable, problems }
}

const shapeOf = (field: string) =>
  Object.hasOwn(TemplateFields.shape, field) ? TemplateFields.shape[field as keyof TemplateFields] : undefined

/** For an hour without a break: pay below it warns and does not refuse (docs/uk-rules.md#minimum-wage). */
function lowPay({ payPerHour }: JobTemplate['fields'], today: string): string | null {
  if (payPerHour === undefined) return null
  const warning = minimumWageWarning({
    breaksPaid: true,
    shifts: [{ date: today, minutes: 60, pencePerHour: payPerHour }],
  })
  return warning && `${warning}.`
}
