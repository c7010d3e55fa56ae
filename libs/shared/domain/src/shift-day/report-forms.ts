/** How a field of a report form is filled in. An answer is text; several choices are a list. */
export type ReportField = {
  name: string
  label: string
  hint?: string
  optional?: true
} & (
  | { kind: 'line' | 'words' | 'time' | 'minutes' | 'yesNo' }
  | { kind: 'choice' | 'choices'; options: Readonly<Record<string, string>> }
)

interface ReportFormText {
  label: string
  /** What the form is for, for the worker who chooses it. */
  use: string
  fields: readonly ReportField[]
}

export const reportFormKinds = ['incident', 'useOfForce'] as const
export type ReportFormKind = (typeof reportFormKinds)[number]
export type ReportAnswers = Readonly<Record<string, string | readonly string[]>>

const when = { name: 'time', label: 'Time', kind: 'time' } as const
const place = { name: 'place', label: 'Where on the site', kind: 'line' } as const
const hurt = { name: 'hurt', label: 'Was anybody hurt?', kind: 'yesNo' } as const
const injuries = {
  name: 'injuries',
  label: 'Injuries and first aid',
  hint: 'Who was hurt, how, and who helped.',
  kind: 'words',
  optional: true,
} as const
const services = {
  name: 'services',
  label: 'Who came',
  kind: 'choices',
  options: { police: 'Police', ambulance: 'Ambulance', fire: 'Fire brigade' },
  optional: true,
} as const
const reference = {
  name: 'reference',
  label: 'Police reference',
  hint: 'The number that the police gave you.',
  kind: 'line',
  optional: true,
} as const
const witnesses = {
  name: 'witnesses',
  label: 'Witnesses',
  hint: 'Names, and how to reach them.',
  kind: 'words',
  optional: true,
} as const

/** The structured reports of a shift, beside the free text (docs/product.md#reports). */
export const reportForms: Readonly<Record<ReportFormKind, ReportFormText>> = {
  incident: {
    label: 'Incident',
    use: 'Theft, a threat, damage, an accident or anything the company or the police may ask about.',
    fields: [
      {
        name: 'kind',
        label: 'What kind',
        kind: 'choice',
        options: {
          theft: 'Theft',
          assault: 'Assault',
          threat: 'Threat or abuse',
          damage: 'Damage',
          disorder: 'Fight or disorder',
          trespass: 'Somebody on the site who should not be there',
          drugs: 'Drugs',
          weapon: 'Weapon',
          illness: 'Accident or illness',
          fire: 'Fire or alarm',
          other: 'Something else',
        },
      },
      when,
      place,
      {
        name: 'people',
        label: 'Who was involved',
        hint: 'Names, or what they looked like.',
        kind: 'words',
        optional: true,
      },
      { name: 'action', label: 'What you did', kind: 'words' },
      hurt,
      injuries,
      services,
      reference,
      witnesses,
    ],
  },
  useOfForce: {
    label: 'Use of force',
    use: 'You held, moved or stopped somebody. Write it every time, even when nobody was hurt.',
    fields: [
      when,
      place,
      { name: 'person', label: 'Who it was', hint: 'A name, or what they looked like.', kind: 'words' },
      {
        name: 'reason',
        label: 'Why force was needed',
        kind: 'choice',
        options: {
          self: 'To defend myself',
          others: 'To defend somebody else',
          crime: 'To prevent a crime',
          trespasser: 'To make somebody leave who would not go',
          arrest: 'To hold somebody for the police',
          other: 'Another reason',
        },
      },
      {
        name: 'before',
        label: 'What you tried first',
        hint: 'What you said and did before using force.',
        kind: 'words',
      },
      {
        name: 'force',
        label: 'What you did',
        kind: 'choices',
        options: {
          guided: 'Guided by the arm',
          arm: 'Held by the arms',
          standing: 'Held standing up',
          ground: 'Held on the ground',
          handcuffs: 'Handcuffs',
          other: 'Something else',
        },
      },
      { name: 'minutes', label: 'How many minutes it took', kind: 'minutes' },
      hurt,
      injuries,
      services,
      reference,
      { name: 'cameras', label: 'Did a camera see it?', kind: 'yesNo' },
      witnesses,
    ],
  },
}

/** Each answered field of a form with its label, in the order of the form. */
export const reportAnswerTexts = (kind: ReportFormKind, answers: ReportAnswers): { label: string; text: string }[] =>
  reportForms[kind].fields.flatMap((field) => {
    const answer = answers[field.name]
    return answer === undefined || answer.length === 0 ? [] : [{ label: field.label, text: answerText(field, answer) }]
  })

function answerText(field: ReportField, answer: string | readonly string[]): string {
  const texts = typeof answer === 'string' ? [answer] : answer
  if (field.kind === 'yesNo') return answer === 'yes' ? 'Yes' : 'No'
  return field.kind === 'choice' || field.kind === 'choices'
    ? texts.map((value) => field.options[value] ?? value).join(', ')
    : texts.join(', ')
}
