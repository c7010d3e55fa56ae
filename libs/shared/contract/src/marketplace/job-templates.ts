import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { ById, Done, Id, Nothing, Pence, line } from '../endpoint/shapes'
import { JobDraft, Schedule } from './jobs'

/** The most templates a company has. */
export const MAX_TEMPLATES = 100

export const TemplateName = z.object({ name: line('Enter a name for the template.', 60) })

/** Everything a job says but its first day and PIN. Times of the week are kept, or none. */
export const TemplateFields = JobDraft.omit({ schedule: true, pin: true }).extend({
  duration: Schedule.shape.duration,
  days: z
    .array(Schedule.shape.days.element.omit({ startOccurrence: true, endOccurrence: true }))
    .max(70, 'Enter 70 times or fewer, ten for each day.'),
})
export type TemplateFields = z.infer<typeof TemplateFields>

const TemplateSummary = z.object({
  id: Id,
  name: z.string(),
  title: z.string(),
  siteName: z.string(),
  payPerHour: Pence,
  positions: z.number().int(),
  /** Whether new jobs begin with it. */
  isDefault: z.boolean(),
})
export type TemplateSummary = z.infer<typeof TemplateSummary>

export const JobTemplate = z.object({
  id: Id,
  name: z.string(),
  /** Without those that are not valid any more. */
  fields: TemplateFields.partial(),
  /** What is not valid any more, or is to be looked at, with what to do. */
  problems: z.array(z.object({ field: z.string(), message: z.string() })),
})
export type JobTemplate = z.infer<typeof JobTemplate>

export const jobTemplates = endpoints({
  'jobTemplates.list': {
    summary: 'The templates of jobs of my company, by name.',
    requires: 'jobs.post',
    input: Nothing,
    output: z.array(TemplateSummary),
  },
  'jobTemplates.show': {
    summary: 'A template to begin a job with, and what of it is not valid any more.',
    requires: 'jobs.post',
    input: ById,
    output: JobTemplate,
  },
  'jobTemplates.create': {
    summary: 'Keep the fields of a job as a template.',
    requires: 'jobs.post',
    input: TemplateFields.extend(TemplateName.shape),
    output: z.object({ id: Id }),
  },
  'jobTemplates.rename': {
    summary: 'Give a template another name.',
    requires: 'jobs.post',
    input: TemplateName.extend({ id: Id }),
    output: Done,
  },
  'jobTemplates.setDefault': {
    summary: 'Begin new jobs with this template, instead of the one before; or with none.',
    requires: 'jobs.post',
    input: ById.extend({ isDefault: z.boolean() }),
    output: Done,
  },
  'jobTemplates.remove': {
    summary: 'Remove a template; jobs made from it stay.',
    requires: 'jobs.post',
    input: ById,
    output: Done,
  },
})
