import { settleUnansweredHours } from '@s4/api-money/hours'
import type { Seeker } from './a-seeker'
import type { Terms } from '@s4/contract'
import { defaultPayTerms } from '@s4/domain/pay-terms'
import { aShift, type TestShift } from './a-shift'
import type { TestApi } from './start-api'

type Side = TestShift['company'] | Seeker

/** What one worker and the companies do about the hours of shifts. */
export const hoursActs = (api: TestApi, worker: () => Seeker) => {
  const hoursOf = async ({ id }: TestShift) => (await api.as(worker(), 'GET', `/assignments/${id}`)).json().data.hours
  const answerClaim = async ({ id, company }: TestShift, answer: object) => {
    const [{ id: claimId }] = (await api.as(company, 'GET', `/assignments/${id}/hours-claims`)).json().data
    return api.as(company, 'POST', `/assignments/${id}/hours-claims/answer`, { claimId, ...answer })
  }
  return {
    /** At a new company, agreed. */
    shift: (startsAt: string, endsAt: string, pay: Partial<Terms['pay']> = {}) => {
      const terms = { company: [], seeker: [], pay: { ...defaultPayTerms, ...pay } }
      return aShift(api, { seeker: worker(), shifts: [{ startsAt, endsAt }], terms })
    },
    byHand: ({ id, company }: TestShift, action: 'bookOn' | 'bookOff', at: string) =>
      api.as(company, 'POST', `/assignments/${id}/manual`, { action, at, reason: 'I saw him at the gate.' }),
    enter: ({ id, company }: TestShift, on: string, off: string) =>
      api.as(company, 'POST', `/assignments/${id}/attendance`, { on, off, reason: 'I saw him at the gate.' }),
    bookOff: ({ id }: TestShift) => api.as(worker(), 'POST', `/assignments/${id}/book-off`, {}),
    answerHours: ({ id }: TestShift, by: Side, body: object) =>
      api.as(by, 'POST', `/assignments/${id}/hours`, { reason: 'I was there.', ...body }),
    hoursOf,
    minutesOf: async (shift: TestShift) => {
      const { agreedMinutes, proposedMinutes } = await hoursOf(shift)
      return agreedMinutes ?? proposedMinutes
    },
    claimEarlier: ({ id }: TestShift, cameAt: string) =>
      api.as(worker(), 'POST', `/assignments/${id}/hours-claims`, { kind: 'earlier', cameAt, reason: 'See the log.' }),
    claimMore: ({ id }: TestShift, more: { minutes?: number; extraMinutes?: number }) =>
      api.as(worker(), 'POST', `/assignments/${id}/hours-claims`, { kind: 'more', ...more, reason: 'See the log.' }),
    /** The company's answer to the newest claim. */
    acceptClaim: (shift: TestShift) => answerClaim(shift, { answer: 'accept', reason: '' }),
    refuseClaim: (shift: TestShift) => answerClaim(shift, { answer: 'refuse', reason: 'The log says less.' }),
    silence: (until = '2026-11-29T05:00:00.000Z') => settleUnansweredHours(api.deps, new Date(until)),
  }
}
