import { CancellationTerms } from './cancellation-terms'

const terms = {
  company: [
    { noticeHours: 24, percent: 50 },
    { noticeHours: 4, percent: 100 },
  ],
  seeker: [{ noticeHours: 12, percent: 25 }],
}

export const ToTheWorker = () => <CancellationTerms reader="seeker" terms={terms} shiftPay={11_600} />
export const ToTheCompany = () => <CancellationTerms reader="company" terms={terms} />
export const WithSubstitutes = () => <CancellationTerms reader="seeker" terms={{ ...terms, substitution: true }} />
export const NothingOwed = () => <CancellationTerms reader="seeker" terms={{ company: [], seeker: [] }} />
