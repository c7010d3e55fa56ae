import { settleUnansweredHours } from '@s4/api-money/hours'
import type { Seeker } from './a-seeker'
import { aShift, type TestShift } from './a-shift'
import type { TestApi } from './start-api'

type Side = TestShift['company'] | Seeker

/** What one worker and the companies do about the hours of shifts. */
export const hoursActs = (api: TestApi, worker: () => Seeker) => {
  const hoursOf = async ({ id }: TestShift) => (await api.as(worker(), 'GET', `/assignments/${id}`)).json().data.hours
  return {
    /** At a new company, agreed. */
    shift: (startsAt: string, endsAt: string) => aShift(api, { seeker: worker(), shifts: [{ startsAt, endsAt }] }),
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
    claimMore: ({ id }: TestShift, minutes: number) =>
      api.as(worker(), 'POST', `/assignments/${id}/hours-claims`, { kind: 'more', minutes, reason: 'See the log.' }),
    /** The company accepts the newest claim. */
    acceptClaim: async ({ id, company }: TestShift) => {
      const [{ id: claimId }] = (await api.as(company, 'GET', `/assignments/${id}/hours-claims`)).json().data
      const answered = { claimId, answer: 'accept', reason: '' }
      return api.as(company, 'POST', `/assignments/${id}/hours-claims/answer`, answered)
    },
    silence: (until = '2026-11-29T05:00:00.000Z') => settleUnansweredHours(api.deps, new Date(until)),
  }
}
