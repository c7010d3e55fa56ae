import { dateText } from '../time/calendar-date'
import { bandText, type DistanceBand } from '../location/distance-band'

/** `accepted`: it fits, and the company that asks has accepted it. */
export type FitLicence = 'accepted' | 'fits' | 'missing' | 'expired' | 'not-needed'

/** Whether the work may be done with it, accepted by the company or not. */
export const isLicenceFitting = (licence: FitLicence): boolean => licence === 'accepted' || licence === 'fits'

export interface FitFacts {
  /** The approximate distance from home to the site; null when unknown. */
  distance: DistanceBand | null
  /** Farther than they usually travel. */
  tooFar: boolean
  /** The SIA sector the work asks for; null where none is needed. */
  sector: string | null
  licence: FitLicence
  /** The sector of their licence that the work may be done with; null without one. */
  fitting: string | null
  /** The last day of the newest SIA licence they declare for such work, when none reaches the last day of the work. */
  endedOn: string | null
  /** The sectors of the SIA licences they declare that reach the last day. */
  sectors: readonly string[]
  /** Those of them that the company has accepted. */
  accepted: readonly string[]
  /** How many requirements the work has besides the licence, and the names of those not met. */
  requirements: number
  missing: readonly string[]
  /** `YYYY-MM-DD`. */
  today: string
  /** The last day of the work, `YYYY-MM-DD`. */
  lastDay: string
  /** Shifts completed for this company. */
  workedHere: number
  /** 1 to 5; null while nobody has rated them. */
  stars: number | null
  ratings: number
  /** How many of their agreed and finished shifts they worked. */
  kept: number
  agreed: number
}

export interface FitReason {
  good: boolean
  /** Only the worker says so: nobody has looked. */
  declared: boolean
  /** The licence is over. */
  expired?: true
  text: string
}

interface WeightedReason extends Omit<FitReason, 'declared'> {
  points: number
  declared?: true
}

/**
 * How well a worker fits some work, and why: every point of the score comes from one reason.
 * A licence counts most: without it nobody can book on. Then comes being near enough, then earlier work
 * (docs/product.md#best-fit).
 */
export function workerFit(facts: FitFacts): { score: number; reasons: FitReason[] } {
  const weighted = [
    licenceReason(facts),
    requirementsReason(facts),
    workedHereReason(facts),
    ratingReason(facts),
    keptReason(facts),
    distanceReason(facts),
  ].filter((reason) => reason !== null)
  return {
    score: weighted.reduce((sum, { points }) => sum + points, 0),
    reasons: weighted.map(({ points: _points, declared = false, ...reason }) => ({ ...reason, declared })),
  }
}

function licenceReason(facts: FitFacts): WeightedReason | null {
  const { licence, sector, fitting, endedOn, sectors, accepted, today, lastDay } = facts
  const hasExpired = endedOn !== null && endedOn < today
  if (licence === 'not-needed' && accepted.length > 0)
    return { points: 0, good: true, text: `You accepted their SIA licence for ${accepted.join(', ')}` }
  if (licence === 'not-needed' && sectors.length > 0)
    return { points: 0, good: true, declared: true, text: `Says they have SIA licences: ${sectors.join(', ')}` }
  if (hasExpired && (licence === 'not-needed' || licence === 'expired'))
    return {
      points: licence === 'expired' ? -230 : 0,
      good: false,
      expired: true,
      text: `Their SIA licence expired ${dateText(endedOn)}`,
    }
  if (licence === 'not-needed' && endedOn !== null)
    return { points: 0, good: false, text: `The SIA licence declared ends before ${dateText(lastDay)}` }
  const covered = fitting === sector ? '' : `. It covers ${sector}`
  if (licence === 'accepted')
    return { points: 40, good: true, text: `You accepted their SIA licence for ${fitting}${covered}` }
  if (licence === 'fits')
    return {
      points: 40,
      good: true,
      declared: true,
      text: `Says they have an SIA licence for ${fitting}${covered}`,
    }
  if (licence === 'missing')
    return { points: -240, good: false, text: `Declares no SIA licence for ${sector ?? 'this work'}` }
  if (licence === 'expired')
    return { points: -230, good: false, text: `The SIA licence declared ends before ${dateText(lastDay)}` }
  return null
}

/** Each requirement counts, all together as much as the licence. */
function requirementsReason({ requirements, missing }: FitFacts): WeightedReason | null {
  if (requirements === 0) return null
  const met = requirements - missing.length
  const points = Math.round((40 * (met - missing.length)) / requirements)
  if (missing.length === 0)
    return {
      points,
      good: true,
      declared: true,
      text: requirements === 1 ? 'Declares what is required' : `Declares all ${requirements} requirements`,
    }
  return { points, good: false, text: `Meets ${met} of ${requirements} requirements, not: ${missing.join(', ')}` }
}

const workedHereReason = ({ workedHere }: FitFacts): WeightedReason | null =>
  workedHere === 0
    ? null
    : {
        points: Math.min(workedHere, 3) * 8,
        good: true,
        text: workedHere === 1 ? 'Worked for you once' : `Worked for you ${workedHere} times`,
      }

/** Three stars are neither good nor bad; a single rating counts for little. */
function ratingReason({ stars, ratings }: FitFacts): WeightedReason | null {
  if (stars === null || ratings === 0) return null
  const weight = Math.min(ratings, 5) / 5
  return {
    points: Math.round((stars - 3) * 10 * weight),
    good: stars >= 3,
    text: `${stars.toFixed(1)} stars from ${ratings} ${ratings === 1 ? 'rating' : 'ratings'}`,
  }
}

function keptReason({ kept, agreed }: FitFacts): WeightedReason | null {
  if (agreed === 0) return null
  const share = kept / agreed
  return {
    points: Math.round((share - 0.8) * 50),
    good: share >= 0.9,
    text: `Kept ${kept} of ${agreed} agreed ${agreed === 1 ? 'shift' : 'shifts'}`,
  }
}

/** From 50 miles on it outweighs everything that earlier work, stars and kept shifts can add. */
const distancePoints: Record<DistanceBand, number> = {
  'under-1': 15,
  'under-2': 15,
  'under-5': 15,
  'under-10': 8,
  'under-20': 0,
  'under-50': -20,
  'under-100': -60,
  'over-100': -80,
}

function distanceReason({ distance, tooFar }: FitFacts): WeightedReason | null {
  if (distance === null) return null
  const points = distancePoints[distance] - (tooFar ? 15 : 0)
  const text = `${bandText(distance)} away${tooFar ? ', further than they like to travel' : ''}`
  return { points, good: points >= 0, text }
}
