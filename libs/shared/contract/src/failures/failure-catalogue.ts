import { browserFailures } from './browser-failures'
import { providerFailures } from './provider-failures'

/**
 * Every failure that the API reports on purpose: its HTTP status, and the sentence people read when there is no more
 * exact one. The server sends the sentence, so a browser does not load this.
 */
const catalogue = {
  ...browserFailures,
  ...providerFailures,
  'input.invalid': [422, 'Some of what you entered needs another look.'],
  'input.unreadable': [400, 'The request could not be read.'],
  'input.too-large': [413, 'That is too large to send.'],
  'request.too-slow': [408, 'That took too long to send. Try again.'],
  'session.required': [401, 'Sign in to go on.'],
  'session.expired': [401, 'Session Expired plz login again..'],
  'session.too-old': [401, 'You signed in here 30 days ago. Sign in again to go on.'],
  'session.other-person': [403, 'Somebody else is signed in in this browser now.'],
  'session.other-company': [403, 'You act for another company in this browser now. Reload to go on there.'],
  'session.forged': [403, 'This request did not come from our own page. Reload and try again.'],
  'identity.unavailable': [503, 'Signing in is still starting. Try again in a moment.'],
  'account.unfinished': [403, 'Finish creating your account first.'],
  'account.exists': [409, 'You already have an account.'],
  'account.erasing': [403, 'This account is waiting to be erased. You can still keep it.'],
  'account.work-agreed': [
    409,
    'You have work that is not finished, settled or invoiced yet. Finish or cancel it and see that its invoice is ' +
      'made, then erase your account.',
  ],
  'access.denied': [403, 'That is not open to you.'],
  'profile.incomplete': [403, 'Complete your profile first.'],
  'profile.unverified': [403, 'Verify your e-mail address first.'],
  'rate.limited': [429, 'Too many attempts. Wait a moment and try again.'],
  'idempotency.mismatch': [422, 'That was already sent as something else. Reload the page.'],
  'request.in-progress': [409, 'S4 is still working on this. Wait a moment.'],
  'route.missing': [404, 'There is nothing at this address.'],
  'record.missing': [404, 'We could not find that. It may have been removed.'],
  'record.changed': [409, 'Somebody changed this while you had it open. Look at it afresh and try again.'],
  'company.missing': [404, 'We could not find that company.'],
  'company.approach-limit': [
    429,
    'A new company can make offers or write to 10 people a day who did not apply to it. Post the job so ' +
      'that people apply, or go on tomorrow.',
  ],
  'company.few-offers': [
    403,
    'Until S4 has verified your company you can have 5 shifts offered or agreed at once. ' +
      'Declare your company number and insurance to be verified.',
  ],
  'company.not-verified': [
    403,
    'Where workers are paid is shown once S4 has verified your company. Declare your company number and insurance; ' +
      'what you have paid you can record all the same.',
  ],
  'company.stopped': [403, 'S4 has stopped new work of this company. Work that is agreed goes on.'],
  'company.exists': [409, 'You already have a company profile.'],
  'team.last-owner': [409, 'A company needs an owner. Hand over ownership first.'],
  'file.missing': [404, 'We could not find that file.'],
  'file.in-use': [409, 'This file is in use already. Choose it again to send it once more.'],
  'file.type-refused': [415, 'Send a JPEG, PNG, WebP or PDF file.'],
  'file.heic-refused': [
    415,
    'iPhone HEIC pictures cannot be read. In Settings › Camera › Formats choose Most Compatible, or share ' +
      'the picture as JPEG.',
  ],
  'file.unreadable': [422, 'That file is damaged or is not what its name says.'],
  'file.script-refused': [
    422,
    'That PDF holds a script or another file inside. Print it to a new PDF, or send a photo of it.',
  ],
  'file.picture-needed': [415, 'Send a picture: JPEG, PNG or WebP.'],
  'site.missing': [404, 'We could not find that site.'],
  'kiosk.ended': [403, 'This kiosk has been ended. Sign in and start it again from QR Code.'],
  'site.in-use': [409, 'This site has jobs still to come, so it cannot be removed.'],
  'job.missing': [404, 'We could not find that job.'],
  'job.not-draft': [409, 'This job is already published.'],
  'job.not-open': [409, 'This job no longer takes applications.'],
  'job.full': [409, 'Every place on this job is taken.'],
  'job.positions-taken': [409, 'More people already have a place than that.'],
  'job.people-affected': [
    409,
    'This change concerns people who have a place or an open offer. Confirm it to tell them.',
  ],
  'application.missing': [404, 'We could not find that application.'],
  'application.exists': [409, 'You have already applied for this job.'],
  'application.rejected-before': [409, 'The company has turned down your application for this job.'],
  'application.not-live': [409, 'That application is no longer open.'],
  'application.repeated': [
    409,
    'You have taken back this application three times today. Apply again tomorrow, or write to the company.',
  ],
  'seller.details-missing': [
    409,
    'Give your National Insurance number and date of birth first: HMRC asks S4 for them once a year. ' +
      'Work you have agreed and pay you have earned are not affected.',
  ],
  'offer.missing': [404, 'We could not find that offer.'],
  'offer.exists': [409, 'This person already has an open offer for one of these shifts.'],
  'offer.not-open': [409, 'This offer is no longer open.'],
  'offer.lapsed': [409, 'This offer has lapsed.'],
  'offer.too-late': [409, 'It is too late to offer these shifts: they start too soon or have started.'],
  'offer.no-shifts': [409, 'None of those shifts can be offered any more.'],
  'offer.shifts-unavailable': [409, 'Some of these shifts are full or clash with your other work.'],
  'offer.repeated': [
    409,
    'Several offers to this person came to nothing today. Write to them instead, or offer again tomorrow.',
  ],
  'offer.agreement-needed': [422, 'Agree to self-billing with this company to accept.'],
  'worker.licence-missing': [403, 'This work needs an SIA licence that covers it. Add yours to your profile.'],
  'worker.licence-expired': [
    403,
    'Your SIA licence for this work has expired or will have by then. Update it in your profile.',
  ],
  'worker.right-to-work-missing': [403, 'Add your right-to-work record to your profile first.'],
  'worker.right-to-work-expired': [
    403,
    'Your right-to-work record ends before this work does. Add the new one to your profile.',
  ],
  'worker.licence-not-active': [
    403,
    'Your SIA licence for this work is not active. Add the one that is to your profile.',
  ],
  'worker.date-of-birth-missing': [
    403,
    'Add your date of birth to your profile: this work is for people of 18 or over.',
  ],
  'worker.under-age': [
    403,
    'You must be 18 or over for this work. If your date of birth is wrong, correct it in your profile.',
  ],
  'worker.blocked': [403, 'This company is not taking you on at the moment.'],
  'assignment.missing': [404, 'We could not find that piece of work.'],
  'assignment.wrong-state': [409, 'That cannot be done at this point of the work.'],
  'worker.working-time': [409, 'With your other work this is too much in too little time.'],
  'offer.working-time': [409, 'With the work of this person for you this is too much in too little time.'],
  'worker.requirement-missing': [403, 'This work needs something that is not on your profile, or ends too early.'],
  'worker.check-refused': [403, 'The company has refused a document this work needs. It has to look again first.'],
  'check.outdated': [409, 'This document is not as it was when you looked. Look again before you record the check.'],
  'check.not-refused': [409, 'Only the latest refusal can be answered.'],
  'screening.consent-needed': [409, 'Give your declaration and consent first: nobody is asked without it.'],
  'reference.asked': [
    409,
    'A referee is being asked about this already. Take that back first, or wait for the answer.',
  ],
  'reference.ended': [
    410,
    'This link has ended: it was answered, taken back, or is older than 21 days. Nothing more is asked of you.',
  ],
  'booking.unchecked': [403, 'The company has to check your documents before you book on.'],
  'booking.too-early': [409, 'Booking on opens 30 minutes before the start.'],
  'booking.too-late': [409, 'This shift is over, so you cannot book on.'],
  'booking.wrong-pin': [422, 'That is not the PIN for this job.'],
  'booking.wrong-code': [422, 'That code does not belong to this site, or it has been replaced.'],
  'booking.locked': [429, 'Too many wrong PINs. Booking on is locked for 10 minutes.'],
  'booking.other-open': [409, 'You are already booked on somewhere else. Book off there first.'],
  'location.not-shared': [409, 'Your position is not shared for this shift.'],
  'location.unusable': [422, 'That position cannot be right, so it was not kept.'],
  'check-call.missing': [404, 'We could not find that check call.'],
  'check-call.not-due': [409, 'This check call is not due yet.'],
  'check-call.stopped': [409, 'This check call was stopped, so it needs no answer.'],
  'check-call.wrong-pin': [422, 'That is not the PIN for this job. Try again: this never locks.'],
  'alert.missing': [404, 'We could not find that alert.'],
  'hours.closed': [409, 'The hours of this shift are already settled.'],
  'hours.claim-open': [409, 'More time is claimed for this work already. It has to be answered first.'],
  'hours.impossible': [422, 'Those hours do not fit this shift.'],
  'hours.not-yours': [409, 'It is the other side’s turn to answer these hours.'],
  'expenses.answered': [409, 'This claim is answered already.'],
  'expenses.claimed': [409, 'You have claimed this for the shift already.'],
  'expenses.closed': [409, 'Expenses of this shift can no longer be claimed.'],
  'invoice.missing': [404, 'We could not find that invoice.'],
  'invoice.self-billed': [409, 'Nothing of this work is left to invoice, or S4 makes the invoice itself.'],
  'invoice.answered': [409, 'You have accepted this invoice. If something is wrong, write to the company.'],
  'invoice.settled': [409, 'There is nothing left to pay on that invoice.'],
  'payment.no-service-user': [
    409,
    'Give your service user number and the account you pay from in your company profile first.',
  ],
  'payment.missing': [404, 'We could not find that payment.'],
  'payment.too-much': [422, 'That is more than is left to pay.'],
  'payment.confirmed': [409, 'That payment is already confirmed.'],
  'payment.reversed': [409, 'The record of that payment was taken back.'],
  'payment.refunded': [409, 'Some of that payment was given back. Take back the record of the refund first.'],
  'payment.no-payee': [409, 'None of these workers can be paid by file yet.'],
  'credit.exists': [
    409,
    'You have already asked for a credit note on this invoice. Wait for the answer, or take it back.',
  ],
  'credit.missing': [409, 'There is no open request for a credit note on this invoice.'],
  'credit.too-much': [422, 'That is more than is left of the invoice.'],
  'self-billing.company-needed': [
    409,
    'Offers include self-billing. Read the terms and agree to them for your company first; it takes a moment.',
  ],
  'self-billing.missing': [404, 'We could not find that self-billing agreement.'],
  'problem.missing': [404, 'We could not find that problem.'],
  'problem.exists': [409, 'This has been reported already. Write into that report instead.'],
  'problem.wrong-state': [409, 'That cannot be done with this problem now.'],
  'ticket.missing': [404, 'We could not find that question.'],
  'staff.session-required': [401, 'Sign in as a member of the staff to go on.'],
  'staff.forged': [403, 'This request did not come from our own page. Reload and try again.'],
  'staff.enrolment-ended': [422, 'That link has been used or has run out. Have a new one made.'],
  'staff.sign-in-ended': [422, 'That took too long, or the code was wrong too often. Start again.'],
  'staff.wrong-code': [422, 'That is not the code in the mail.'],
  'staff.passkey-refused': [422, 'The passkey could not be confirmed. Start again with the one you registered.'],
  'staff.own-case': [403, 'This is a matter of your own. A colleague has to see to it.'],
  'person.suspended': [403, 'S4 has suspended you from new work. Work that is agreed goes on.'],
  'data-request.closed': [409, 'That request is answered already.'],
  'notification.missing': [404, 'We could not find that notification.'],
  'chat.off': [503, 'Chat is off here, so nothing can be sent.'],
  'chat.missing': [404, 'We could not find that conversation.'],
  'chat.not-yet': [403, 'You can write to a company once you have applied, or once it has written to you.'],
  'chat.ended': [409, 'Nobody is left to read this: the other side has left S4.'],
} as const satisfies Record<string, readonly [status: number, sentence: string]>

export type FailureCode = keyof typeof catalogue

export const isFailureCode = (text: unknown): text is FailureCode =>
  typeof text === 'string' && Object.hasOwn(catalogue, text)

export const failureCodes = Object.keys(catalogue).filter(isFailureCode)
export const failureStatus = (code: FailureCode): number => catalogue[code][0]
export const failureSentence = (code: FailureCode): string => catalogue[code][1]
