import { timeText } from '../time/shift-text'

/** How a field of a report form is filled in. An answer is text; several choices are a list. */
export type ReportField = {
  name: string
  label: string
  hint?: string
  optional?: true
} & (
  | { kind: 'line' | 'words' | 'time' | 'minutes' | 'yesNo' }
  /** Drawn on the screen, kept as its strokes; the field that names who signed is `of`. */
  | { kind: 'signature'; of: string }
  | { kind: 'choice' | 'choices'; options: Readonly<Record<string, string>> }
)

interface ReportFormText {
  label: string
  /** What the form is for, for the worker who chooses it. */
  use: string
  /** What the notice says after the worker's name; nothing of a personal report, which not every member may read. */
  notice: string
  /** Members are told by email too. */
  urgent?: true
  /** Says something of a person's body or of force used on them: fewer members read it, and never a client. */
  personal?: true
  fields: readonly ReportField[]
}

export const reportFormKinds = [
  'incident',
  'useOfForce',
  'ejection',
  'firstAid',
  'lostProperty',
  'handover',
  'vehicles',
] as const
export type ReportFormKind = (typeof reportFormKinds)[number]
export type ReportAnswers = Readonly<Record<string, string | readonly string[]>>

const when = { name: 'time', label: 'Time it happened', kind: 'time' } as const
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

const witnessName = {
  name: 'witnessName',
  label: 'Name of a witness who signs',
  kind: 'line',
  optional: true,
} as const
const witnessSignature = {
  name: 'witnessSignature',
  label: 'Signature of the witness',
  hint: 'Hand the phone over: they sign with a finger.',
  kind: 'signature',
  of: 'witnessName',
  optional: true,
} as const
const signedBy = [witnesses, witnessName, witnessSignature] as const

/** The structured reports of a shift, beside the free text (docs/product.md#reports). */
export const reportForms: Readonly<Record<ReportFormKind, ReportFormText>> = {
  incident: {
    label: 'Incident',
    use: 'Theft, a threat, damage, an accident or anything the company or the police may ask about.',
    notice: 'reported an incident',
    urgent: true,
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
      ...signedBy,
    ],
  },
  useOfForce: {
    label: 'Use of force',
    use: 'You held, moved or stopped somebody. Write it every time, even when nobody was hurt.',
    notice: 'wrote an urgent report',
    urgent: true,
    personal: true,
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
      ...signedBy,
    ],
  },
  ejection: {
    label: 'Ejection or refusal',
    use: 'Ejection: you put somebody out. Refusal: you did not let somebody in.',
    notice: 'wrote an urgent report',
    urgent: true,
    personal: true,
    fields: [
      {
        name: 'kind',
        label: 'What it was',
        kind: 'choice',
        options: { ejected: 'Put out', refused: 'Not let in', left: 'Left when asked' },
      },
      when,
      place,
      { name: 'person', label: 'Who it was', hint: 'A name, or what they looked like.', kind: 'words' },
      {
        name: 'reasons',
        label: 'Why',
        kind: 'choices',
        options: {
          drunk: 'Drunk',
          drugs: 'Drugs',
          behaviour: 'Threats or abuse',
          fight: 'Fighting',
          age: 'No proof of age',
          ticket: 'No ticket',
          dress: 'Dress code',
          banned: 'Banned before',
          other: 'Another reason',
        },
      },
      {
        name: 'force',
        label: 'Did you use force?',
        hint: 'If yes, write a use of force report too.',
        kind: 'yesNo',
      },
      {
        name: 'safe',
        label: 'How they left',
        hint: 'Alone or with friends, on foot or by taxi, and whether they could look after themselves.',
        kind: 'words',
      },
      hurt,
      injuries,
      services,
      reference,
      ...signedBy,
    ],
  },
  firstAid: {
    label: 'First aid',
    use: 'Somebody was hurt or ill and you or somebody else helped.',
    notice: 'wrote an urgent report',
    urgent: true,
    personal: true,
    fields: [
      when,
      place,
      { name: 'person', label: 'Who was helped', hint: 'A name, or what they looked like.', kind: 'words' },
      {
        name: 'group',
        label: 'They are',
        kind: 'choice',
        options: { visitor: 'A visitor', staff: 'Staff of the site', guard: 'A guard', other: 'Somebody else' },
      },
      { name: 'happened', label: 'What was wrong', hint: 'What you saw and what they said.', kind: 'words' },
      { name: 'given', label: 'What was done', kind: 'words' },
      { name: 'helper', label: 'Who gave first aid', kind: 'line' },
      {
        name: 'result',
        label: 'How it ended',
        kind: 'choice',
        options: {
          stayed: 'They stayed',
          home: 'They went home',
          hospital: 'They went to hospital',
          declined: 'They declined help',
        },
      },
      services,
      ...signedBy,
    ],
  },
  lostProperty: {
    label: 'Lost property',
    use: 'Something was found, handed in, given back or looked for.',
    notice: 'reported lost property',
    fields: [
      {
        name: 'kind',
        label: 'What it is about',
        kind: 'choice',
        options: { found: 'Found', returned: 'Given back', lost: 'Somebody lost it' },
      },
      when,
      place,
      {
        name: 'item',
        label: 'What it is',
        hint: 'Kind, colour, make. Count money with a second person.',
        kind: 'words',
      },
      { name: 'kept', label: 'Where it is now', kind: 'line' },
      {
        name: 'owner',
        label: 'Whose it is',
        hint: 'A name and how to reach them, if known.',
        kind: 'words',
        optional: true,
      },
      { name: 'ownerName', label: 'Name of who got it back', kind: 'line', optional: true },
      {
        name: 'ownerSignature',
        label: 'Signature of who got it back',
        kind: 'signature',
        of: 'ownerName',
        optional: true,
      },
    ],
  },
  handover: {
    label: 'Handover',
    use: 'For the next guard at this site.',
    notice: 'wrote a handover',
    fields: [
      { name: 'state', label: 'How the site is', kind: 'words' },
      {
        name: 'open',
        label: 'What is still to do',
        hint: 'Write None if there is nothing.',
        kind: 'words',
      },
      { name: 'keys', label: 'Keys, radios and other kit', hint: 'What there is, and where.', kind: 'words' },
      { name: 'faults', label: 'Faults and hazards', kind: 'words', optional: true },
      { name: 'expected', label: 'Who or what is expected', kind: 'words', optional: true },
    ],
  },
  vehicles: {
    label: 'Vehicle log',
    use: 'A vehicle came, left or was checked.',
    notice: 'logged a vehicle',
    fields: [
      {
        name: 'kind',
        label: 'What it did',
        kind: 'choice',
        options: { in: 'Came in', out: 'Left', checked: 'Was checked', refused: 'Was turned away' },
      },
      when,
      { name: 'registration', label: 'Registration', hint: 'As on the plate, like AB12 CDE.', kind: 'line' },
      { name: 'vehicle', label: 'Make and colour', kind: 'line', optional: true },
      { name: 'driver', label: 'Driver and company', kind: 'line', optional: true },
      { name: 'purpose', label: 'Why it was here', kind: 'line' },
      { name: 'load', label: 'Load, seal or pass number', kind: 'line', optional: true },
    ],
  },
}

/** Each answered field of a form with its label, in the order of the form, without signatures. */
export const reportAnswerTexts = (kind: ReportFormKind, answers: ReportAnswers): { label: string; text: string }[] =>
  reportForms[kind].fields.flatMap((field) => {
    const answer = answers[field.name]
    return answer === undefined || answer.length === 0 || field.kind === 'signature'
      ? []
      : [{ label: field.label, text: answerText(field, answer) }]
  })

function answerText(field: ReportField, answer: string | readonly string[]): string {
  const texts = typeof answer === 'string' ? [answer] : answer
  if (field.kind === 'yesNo') return answer === 'yes' ? 'Yes' : 'No'
  return field.kind === 'choice' || field.kind === 'choices'
    ? texts.map((value) => field.options[value] ?? value).join(', ')
    : texts.join(', ')
}

/** The signatures of a report, each with who signed. */
export const reportSignatures = (kind: ReportFormKind, answers: ReportAnswers): { label: string; strokes: string }[] =>
  reportForms[kind].fields.flatMap((field) => {
    const strokes = field.kind === 'signature' ? answers[field.name] : undefined
    if (field.kind !== 'signature' || typeof strokes !== 'string' || strokes === '') return []
    return [{ label: `${field.label}, ${String(answers[field.of] ?? '')}`, strokes }]
  })

/** The forms that fewer members read: of force, ejection and first aid. */
export const isPersonalReport = (kind: ReportFormKind): boolean => reportForms[kind].personal === true

/** The sides of the paper that is signed on. */
export const SIGNATURE_WIDTH = 400
export const SIGNATURE_HEIGHT = 160
/** As many points as a name written slowly. */
export const SIGNATURE_MAX = 12_000

/**
 * Strokes as `12,40 13,42;80,20`: points of whole numbers inside the paper, a semicolon between strokes. Null for
 * anything else.
 */
export function signatureStrokes(text: string): { x: number; y: number }[][] | null {
  if (text.length > SIGNATURE_MAX || !/^\d{1,3},\d{1,3}(?:[ ;]\d{1,3},\d{1,3})*$/.test(text)) return null
  const strokes = text.split(';').map((stroke) =>
    stroke.split(' ').map((point) => {
      const [x = 0, y = 0] = point.split(',').map(Number)
      return { x, y }
    }),
  )
  return strokes.flat().every(({ x, y }) => x <= SIGNATURE_WIDTH && y <= SIGNATURE_HEIGHT) ? strokes : null
}

/** The strokes as a path of SVG, which PDFs draw too; a point alone is a dot. Empty for what is no signature. */
export const signaturePath = (text: string): string =>
  (signatureStrokes(text) ?? [])
    .map((points) =>
      points
        .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`)
        .concat(points.length === 1 ? ['l0.1 0'] : [])
        .join(' '),
    )
    .join(' ')

/** `Read by Ada Byron at 22:05, Bram Lewis at 22:10.` */
export const handoverReadText = (readBy: readonly { seekerName: string; at: string }[], zone: string): string =>
  readBy.length === 0
    ? 'Nobody has confirmed this handover yet.'
    : `Read by ${readBy.map(({ seekerName, at }) => `${seekerName} at ${timeText(at, zone)}`).join(', ')}.`
