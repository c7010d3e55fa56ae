/** The limits of issue 18, in milliseconds. */
export const MOST_INP = 100
export const MOST_WAIT = 300

/** One interaction: a touch or a key, until the picture that answers it. */
export interface Tap {
  event: string
  part: string
  path: string
  /** Whether the page of the server still stood. */
  written: boolean
  /** All of it; how long it waited for its turn, and how long its own code ran. */
  ms: number
  before: number
  own: number
  from: number
  origin: number
}

/** What took its time in a page: a picture with its scripts, a request. */
export interface Stretch {
  from: number
  to: number
  what: string
  origin: number
}

/** How long something in sight said that it loads. */
export interface Wait {
  what: string
  path: string
  ms: number
  from: number
  origin: number
}

/** A part of the page that a shift moved or made larger, in points. */
interface Moved {
  part: string
  /** Where its top was in the window. */
  top: number
  down: number
  right: number
  taller: number
}

/** A move of the page by itself. */
export interface Shift {
  size: number
  path: string
  /** How long after the last touch or key; null before the first. */
  afterInput: number | null
  /** At most the five that the browser names, the largest first. */
  parts: readonly Moved[]
  from: number
  origin: number
}

export interface StepFigures {
  name: string
  taps: readonly Tap[]
  waits: readonly Wait[]
  /** Pictures that took longer than 50 ms to make. */
  frames: readonly Stretch[]
  requests: readonly Stretch[]
  shifts: readonly Shift[]
  ownShifts: number
}

export const brokenTaps = ({ taps }: StepFigures): Tap[] => taps.filter(({ ms }) => ms > MOST_INP)
/** In milliseconds; not a number where nothing was touched. */
export const slowestTap = (steps: readonly StepFigures[]): number => {
  const all = steps.flatMap(({ taps }) => taps.map(({ ms }) => ms))
  return all.length > 0 ? Math.max(...all) : Number.NaN
}
export const clsOf = ({ shifts }: StepFigures): number => shifts.reduce((sum, { size }) => sum + size, 0)
export const brokenWaits = ({ waits }: StepFigures): Wait[] => waits.filter(({ ms }) => ms > MOST_WAIT)

/** One line a step: its slowest interaction, and how far the page moved. */
export const tapTable = (steps: readonly StepFigures[]): string =>
  [
    '| step | interactions | INP ms | waited, own code ms | at | over the limit | CLS | after a tap |',
    '|---|--:|--:|--:|---|--:|--:|--:|',
    ...steps.map((step) => {
      const slowest = step.taps.toSorted((a, b) => b.ms - a.ms)[0]
      const broken = brokenTaps(step).length
      const cells = [
        step.name,
        step.taps.length,
        slowest ? `${slowest.ms}${mark(broken > 0)}` : '',
        slowest ? `${Math.round(slowest.before)}, ${Math.round(slowest.own)}` : '',
        slowest ? tapText(slowest) : '',
        broken || '',
        `${clsOf(step).toFixed(3)}${mark(step.shifts.length > 0)}`,
        step.ownShifts.toFixed(3),
      ]
      return `| ${cells.join(' | ')} |`
    }),
  ].join('\n')

/** One line for each stretch in which something in sight said that it loads. */
export const waitTable = (steps: readonly StepFigures[]): string =>
  [
    '| step | what said that it loads | on | seen ms |',
    '|---|---|---|--:|',
    ...steps.flatMap(({ name, waits }) =>
      waits.map(
        ({ what, path, ms }) =>
          `| ${name} | ${cell(what)} | \`${pathText(path)}\` | ${Math.round(ms)}${mark(ms > MOST_WAIT)} |`,
      ),
    ),
  ].join('\n')

/** Every interaction over the limit, and what ran in its time. */
export const brokenTapList = (steps: readonly StepFigures[]): string =>
  steps.flatMap((step) => brokenTaps(step).map((tap) => brokenTapText(step, tap))).join('\n')

function brokenTapText({ name, frames }: StepFigures, tap: Tap): string {
  const { ms, before, own } = tap
  return [
    `* ${name}: ${ms} ms, of which ${Math.round(before)} waited and ${Math.round(own)} own code — ${tapText(tap)}`,
    ...during(frames, tap),
  ].join('\n')
}

/** Every move of a page by itself: which parts, from where, and how far. */
export const shiftList = (steps: readonly StepFigures[]): string =>
  steps
    .flatMap(({ name, shifts }) =>
      shifts.map(({ size, path, afterInput, parts }) => {
        const when = afterInput === null ? 'before any touch' : `${Math.round(afterInput)} ms after a touch`
        return [`* ${name}: ${size.toFixed(4)} on \`${pathText(path)}\`, ${when}`, ...parts.map(movedText)].join('\n')
      }),
    )
    .join('\n')

function movedText({ part, top, down, right, taller }: Moved): string {
  const ways = { down, right, taller }
  const far = Object.entries(ways).flatMap(([way, points]) => (points === 0 ? [] : [`${points} ${way}`]))
  return `  * ${cell(part)}, at ${top}: ${far.join(', ')}`
}

/** Every stretch of loading over the limit, and what was asked for meanwhile. */
export const brokenWaitList = (steps: readonly StepFigures[]): string =>
  steps
    .flatMap((step) =>
      brokenWaits(step).map((wait) =>
        [`* ${step.name}: ${Math.round(wait.ms)} ms — ${cell(wait.what)}`, ...during(step.requests, wait)].join('\n'),
      ),
    )
    .join('\n')

const during = (stretches: readonly Stretch[], { from, ms, origin }: Tap | Wait) =>
  stretches
    .filter((stretch) => stretch.origin === origin && stretch.from < from + ms && stretch.to > from)
    .map(
      ({ what, ...stretch }) =>
        `  * ${Math.round(stretch.from - from)} to ${Math.round(stretch.to - from)} ms: ${what}`,
    )

const tapText = ({ event, part, path, written }: Tap) =>
  `${event} ${cell(part)} on \`${pathText(path)}\`${written ? ', as the server wrote it' : ''}`

const mark = (broken: boolean) => (broken ? ' ✗' : '')
/** Without what differs in every run. */
const pathText = (path: string) => path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id')
const cell = (text: string) => text.replace(/\s+/g, ' ').replaceAll('|', '/')
