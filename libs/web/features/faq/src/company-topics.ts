import { companyLinks } from '@s4/links'
import type { Topic } from './topics'

/** Questions of companies. A change of a product rule changes its answer here. */
export const companyTopics: readonly Topic[] = [
  {
    title: 'Getting started',
    questions: [
      {
        question: 'What does our profile need?',
        answer:
          'Give the company’s name, contact, email address and address, and a few words about it. Name a manager ' +
          'with an email address and a phone number. Until then posting and hiring are closed; work already agreed ' +
          'stays open.',
        link: { label: 'Complete the profile', to: companyLinks.profile },
      },
      { question: 'What does S4 cost?', answer: 'Nothing for now, for companies and for workers.' },
      {
        question: 'Are the workers our employees?',
        answer:
          'They are self-employed people who agree each job with you. Whether somebody is self-employed for tax ' +
          'and for right-to-work checks is for you to judge; S4 does not decide it.',
      },
    ],
  },
  {
    title: 'Posting jobs',
    questions: [
      {
        question: 'How do I say when the work is?',
        answer:
          'Choose a start date, how long the job runs and the hours of each weekday. If a shift ends after midnight, ' +
          'enter the morning time. A shift lasts at most 16 hours and a job has at most 200 shifts; the preview ' +
          'shows each of them.',
        link: { label: 'Post a job', to: companyLinks.postJob },
      },
      {
        question: 'What pay may I offer?',
        answer:
          'Any rate. Below the National Living Wage of that day you are warned, and workers see pay per hour ' +
          'and for the whole shift.',
      },
      {
        question: 'How many people can I ask for?',
        answer:
          'Places are counted for each shift. You can add places at any time, and remove those that nobody has taken.',
      },
      {
        question: 'Can I change a job that people have accepted?',
        answer:
          'What they agreed stays as it was, the licence, the requirements and the PIN included. Changes apply ' +
          'to whoever accepts from then on. Where people already have a place, we show you who keeps what, and ' +
          'you confirm before we tell them.',
      },
    ],
  },
  {
    title: 'Taking people on',
    questions: [
      {
        question: 'Does an offer hold a place?',
        answer:
          'No. The first to accept has it. You may make more offers than there are places, and withdraw an offer ' +
          'until it is accepted.',
      },
      {
        question: 'How long is an offer open?',
        answer:
          'As long as you choose, 1, 4 or 24 hours, but at most until one hour before its first shift. Made ' +
          'late, it is open for at least 15 minutes.',
      },
      {
        question: 'Who checks licences and the right to work?',
        answer:
          'You do, before the work starts, and you record the result here. S4 does not ask the SIA register or the ' +
          'Home Office for you. Nobody can accept work or book on themselves with a licence that is missing or ' +
          'expired. The same holds without proof of their right to work. Nor can they book on before you have ' +
          'checked both, unless you choose to be warned only; a document you refused stops them in any case. When ' +
          'you book somebody on by hand, missing documents are shown to both of you. Missing checks are not.',
        link: { label: 'See the checks due', to: companyLinks.dueChecks },
      },
      {
        question: 'What may we see of a worker’s documents?',
        answer:
          'You see the files, the SIA number, and for the right to work the share code and date of birth. You see ' +
          'them while somebody’s application with you is open, or work is agreed and not invoiced yet. An offer they ' +
          'did not ask for opens nothing. Each look is recorded and told to the worker. Tax, National Insurance, ' +
          'bank and driving licence numbers are never shown.',
      },
      {
        question: 'Why can I not find a worker I know?',
        answer:
          'Find Worker shows people who chose to be found. Others you meet when they apply. Everybody you save ' +
          'stays on your list of workers.',
        link: { label: 'Find a worker', to: companyLinks.findWorker },
      },
    ],
  },
  {
    title: 'On the day',
    questions: [
      {
        question: 'How do workers prove that they are there?',
        answer:
          'With the job’s four-digit PIN and a QR code at the site: the PIN says who, the code says where. ' +
          'Print the codes of your sites and checkpoints, or show one on a screen.',
        link: { label: 'QR codes', to: companyLinks.qrCodes },
      },
      {
        question: 'What alerts do we get?',
        answer:
          'When somebody has not booked on 10 minutes after the start, or has not booked off 30 minutes after the ' +
          'end. Also when they miss a check call, leave the site or ask for help. So does booking somebody on by ' +
          'hand without their documents. Your on-call rules say who gets a push, text, call or email, and when.',
        link: { label: 'Alert log', to: companyLinks.alerts },
      },
      {
        question: 'Does S4 monitor alarms?',
        answer: 'No. We alert you and keep the record. You respond. In danger, call 999.',
      },
      {
        question: 'Can we see where people are?',
        answer:
          'Only while they are booked on and if they agreed: the last known location with its age, never a guessed ' +
          'one.',
      },
      {
        question: 'Somebody did not come. What now?',
        answer:
          'Mark the shift as not worked, with a reason. It is your decision and never made by itself, and the ' +
          'worker can appeal. The appeal comes to you as a problem: withdraw the no-show, or leave it to S4’s ' +
          'staff. They read what you both wrote, and decide.',
        link: { label: 'Problem reports', to: companyLinks.problems },
      },
      {
        question: 'What becomes of a problem somebody reports?',
        answer:
          'It gets a number and a due time by how serious it is: 4 hours, a day, 3 days or a week. Give it an ' +
          'owner, answer in its thread, and resolve it by saying what was done. The worker may reopen it; ' +
          'otherwise it closes after 7 days. Everybody at your company is told what was not solved in time.',
        link: { label: 'Problem reports', to: companyLinks.problems },
      },
    ],
  },
  {
    title: 'Hours and invoices',
    questions: [
      {
        question: 'How do we agree hours?',
        answer:
          'You have 72 hours from when the worker books off to agree or to answer with other hours and a reason. If ' +
          'you do not answer, we use the worker’s hours, even if you booked them by hand. The hours you enter are ' +
          'your own figure: propose them with a reason. Time before or after the shift counts only if you accept it.',
        link: { label: 'Completed jobs', to: companyLinks.completedJobs },
      },
      {
        question: 'Where do invoices come from?',
        answer:
          'S4 makes one for each completed shift in the worker’s name, under the self-billing agreement between ' +
          'you. In a dispute it bills what you both agree on, and a supplementary invoice the rest once it is ' +
          'settled. Numbers have no gaps, and a mistake is put right by a credit note.',
        link: { label: 'Your agreements', to: companyLinks.agreements },
      },
      {
        question: 'Do we pay VAT on the pay?',
        answer:
          'Only to a worker who is registered for VAT: then 20% is added on the invoice, which shows their VAT ' +
          'number and the VAT apart. You see it on the applicant’s record and on the offer before you send it. We ' +
          'tell you when a worker you have an agreement with registers.',
      },
      {
        question: 'How do we pay?',
        answer:
          'From your own bank: S4 moves no money. ‘Pay’ on a completed job or on the weekly statement shows where to ' +
          'pay, or gives a file for your bank with one line a worker, after you confirm who you are. Each look is ' +
          'recorded and the worker is told. Bank details that are less than 48 hours old are left out. Record the ' +
          'payment with its date; the worker confirms it.',
        link: { label: 'Weekly statement', to: companyLinks.statement },
      },
      {
        question: 'What do we pay when the clocks change?',
        answer:
          'The hours that pass: a night shift of eight hours by the clock is nine when the clocks go back. The ' +
          'job’s preview says so.',
      },
    ],
  },
]
