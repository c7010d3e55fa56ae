import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { ById, CalendarDate, Done, Id, Nothing, line, text } from '../endpoint/shapes'
import { DateOrNone } from '../endpoint/typed'

/** An explanation of a gap in the last five years (BS 7858). */
export const GapNoteDraft = z
  .object({ from: CalendarDate, to: CalendarDate, reason: line('Say what you were doing.', 300) })
  .refine(({ from, to }) => to >= from, { error: 'The end is before the start.', path: ['to'] })

export const GapNote = z.object({ id: Id, from: CalendarDate, to: CalendarDate, reason: z.string() })
export type GapNote = z.infer<typeof GapNote>

export const endsAfterStart = (value: { from: string; to: string | null }) =>
  value.to === null || value.to >= value.from
export const endsBeforeStart = { error: 'The end is before the start.', path: ['to'] }
export const period = { from: CalendarDate, to: DateOrNone }
export const ExperienceFields = z.object({
  employer: line('Enter who you worked for.'),
  position: line('Enter what you did there.'),
  description: text(1000).default(''),
  ...period,
})

/** A piece of experience as it is filled in. */
export const ExperienceDraft = ExperienceFields.refine(endsAfterStart, endsBeforeStart)
export const Experience = ExperienceFields.extend({ id: Id })
export type Experience = z.output<typeof Experience>

export const EducationFields = z.object({
  institution: line('Enter the school, college or training provider.'),
  qualification: line('Enter the qualification or course.'),
  ...period,
})

/** An education record as it is filled in. */
export const EducationDraft = EducationFields.refine(endsAfterStart, endsBeforeStart)
export const Education = EducationFields.extend({ id: Id })
export type Education = z.output<typeof Education>

export const history = endpoints({
  'gapNote.create': { summary: 'Explain a gap.', requires: 'own-profile.edit', input: GapNoteDraft, output: GapNote },
  'gapNote.remove': { summary: 'Remove an explanation.', requires: 'own-profile.edit', input: ById, output: Done },
  'experience.list': {
    summary: 'My experience, newest first.',
    requires: 'own-profile.edit',
    input: Nothing,
    output: z.array(Experience),
  },
  'experience.create': {
    summary: 'Add experience.',
    requires: 'own-profile.edit',
    input: ExperienceDraft,
    output: Experience,
  },
  'experience.update': {
    summary: 'Change one piece of experience.',
    requires: 'own-profile.edit',
    input: ExperienceFields.extend({ id: Id }).refine(endsAfterStart, endsBeforeStart),
    output: Experience,
  },
  'experience.remove': {
    summary: 'Remove one piece of experience.',
    requires: 'own-profile.edit',
    input: ById,
    output: Done,
  },
  'education.list': {
    summary: 'My education, newest first.',
    requires: 'own-profile.edit',
    input: Nothing,
    output: z.array(Education),
  },
  'education.create': {
    summary: 'Add education.',
    requires: 'own-profile.edit',
    input: EducationDraft,
    output: Education,
  },
  'education.update': {
    summary: 'Change one education record.',
    requires: 'own-profile.edit',
    input: EducationFields.extend({ id: Id }).refine(endsAfterStart, endsBeforeStart),
    output: Education,
  },
  'education.remove': {
    summary: 'Remove one education record.',
    requires: 'own-profile.edit',
    input: ById,
    output: Done,
  },
})
