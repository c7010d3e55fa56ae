import { timeText } from '../time/shift-text'

/** How a patrol that is over ended. `late`: every point was scanned, some after the window and the tolerance. */
export type PatrolResult = 'done' | 'late' | 'missed' | 'cutShort'

export interface ProvenPoint {
  name: string
  /** ISO instant; null when it was not scanned. */
  scannedAt: string | null
  isLate: boolean
}

export interface ProvenPatrol {
  name: string
  startsAt: string
  /** Null while it is not over. */
  result: PatrolResult | null
  points: readonly ProvenPoint[]
}

/** The result of a patrol; null while it can still be walked in time (docs/product.md#patrols). */
export function patrolResult({
  status,
  points,
}: {
  status: 'due' | 'done' | 'missed' | 'cutShort'
  points: readonly ProvenPoint[]
}): PatrolResult | null {
  if (status === 'due') return null
  if (status === 'done') return 'done'
  return points.every(({ scannedAt }) => scannedAt !== null) ? 'late' : status
}

export interface PatrolTotals {
  /** Patrols that are over. */
  planned: number
  done: number
  late: number
  missed: number
  cutShort: number
  points: number
  scanned: number
}

/** Counts the patrols that are over. */
export function patrolTotals(patrols: readonly ProvenPatrol[]): PatrolTotals {
  const over = patrols.filter(({ result }) => result !== null)
  const of = (wanted: PatrolResult) => over.filter(({ result }) => result === wanted).length
  const points = over.flatMap((patrol) => patrol.points)
  return {
    planned: over.length,
    done: of('done'),
    late: of('late'),
    missed: of('missed'),
    cutShort: of('cutShort'),
    points: points.length,
    scanned: points.filter(({ scannedAt }) => scannedAt !== null).length,
  }
}

/** `7 of 8 done, 1 late, 31 of 32 points scanned`; null without patrols that are over. */
export function patrolTotalsText({
  planned,
  done,
  late,
  missed,
  cutShort,
  points,
  scanned,
}: PatrolTotals): string | null {
  if (planned === 0) return null
  return [
    `${done} of ${planned} done`,
    ...(late > 0 ? [`${late} late`] : []),
    ...(missed > 0 ? [`${missed} missed`] : []),
    ...(cutShort > 0 ? [`${cutShort} ended early`] : []),
    `${scanned} of ${points} points scanned`,
  ].join(', ')
}

const resultTexts: Record<PatrolResult, string> = {
  done: 'done',
  late: 'walked late',
  missed: 'missed',
  cutShort: 'ended early',
}

/** `23:00 Doors, done: Gate 23:01, Roof 23:04`. */
export function patrolText({ name, startsAt, result, points }: ProvenPatrol, zone: string): string {
  const walked = points.map(
    (point) =>
      `${point.name} ${
        point.scannedAt === null ? 'not scanned' : `${timeText(point.scannedAt, zone)}${point.isLate ? ' (late)' : ''}`
      }`,
  )
  return `${timeText(startsAt, zone)} ${name}, ${result ? resultTexts[result] : 'not over yet'}: ${walked.join(', ')}`
}
