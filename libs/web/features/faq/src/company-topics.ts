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
          'Your company’s name, contact, email address and address, and a few words about it. Also a manager with ' +
          'an email address and a phone number. You cannot post or hire before that. Work already agreed goes on.',
        link: { label: 'Complete the profile', to: companyLinks.profile },
      },
      { question: 'What does S4 cost?', answer: 'Nothing for now, for companies and for workers.' },
      {
        question: 'Are the workers our employees?',
        answer:
          'Most are self-employed people who agree each job with you. You can also have own staff here, with a ' +
          'payroll number: they are your employees, and no invoice is made for their hours. You decide whether ' +
          'somebody is self-employed for tax and for right-to-work checks. S4 does not decide it.',
      },
    ],
  },
  {
    title: 'Posting jobs',
    questions: [
      {
        question: 'How do I say when the work is?',
        answer:
          'Choose the first day, how many days the job runs, and the times of each weekday. If a shift ends after ' +
          'midnight, enter the morning time. A shift is 16 hours at most. A job has 200 shifts at most.',
        link: { label: 'Post a job', to: companyLinks.postJob },
      },
      {
        question: 'What pay may I offer?',
        answer:
          'Any rate. We warn you if it is below the National Living Wage of that day. Workers see the pay per hour ' +
          'and for the whole shift.',
      },
      {
        question: 'How many people can I ask for?',
        answer:
          'You choose the number for each shift. You can add places at any time, and remove places that nobody has ' +
          'taken.',
      },
      {
        question: 'Can I change a job that people have accepted?',
        answer:
          'Yes. People who accepted keep what they agreed, with the same licence, requirements and PIN. The change ' +
          'is for people who accept later. We show you who keeps what before you confirm.',
      },
    ],
  },
  {
    title: 'Taking people on',
    questions: [
      {
        question: 'Does an offer hold a place?',
        answer:
          'No. The first to accept gets the place. You may make more offers than there are places, and withdraw an ' +
          'offer until it is accepted.',
      },
      {
        question: 'How long is an offer open?',
        answer:
          'You choose 1, 4 or 24 hours. It ends one hour before its first shift at the latest. If you make it later ' +
          'than that, it is open for 15 minutes or more.',
      },
      {
        question: 'Who checks licences and the right to work?',
        answer:
          'You do, before the work starts, and you record the result here. S4 does not ask the SIA register or the ' +
          'Home Office for you. For licensed work, nobody can accept or book on with a licence that is missing or ' +
          'expired. The same is true without proof of the right to work. They also cannot book on before you have ' +
          'checked both. You can choose to be warned only. A document you refused always stops them. If you book ' +
          'somebody on by hand, you both see which documents are missing, but not which checks.',
        link: { label: 'See the checks due', to: companyLinks.dueChecks },
      },
      {
        question: 'What may we see of a worker’s documents?',
        answer:
          'The files, the SIA number, the share code and the date of birth. You see them while an application is ' +
          'open, or while work is agreed and not invoiced. An offer they did not ask for shows you nothing. We ' +
          'record that you looked, and tell the worker. You never see tax, National Insurance, bank or driving ' +
          'licence numbers.',
      },
      {
        question: 'Why can I not find a worker I know?',
        answer:
          'Find Worker shows people who want to be found, and people who worked for you. You meet others when they ' +
          'apply. People you save stay on your list.',
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
          'They are signed in, they type the PIN of the shift and scan a QR code at the site. All workers of a shift ' +
          'have the same PIN. Print the codes of your sites and checkpoints, or show one on a tablet.',
        link: { label: 'QR codes', to: companyLinks.qrCodes },
      },
      {
        question: 'What alerts do we get?',
        answer:
          'You get an alert when somebody has not booked on 10 minutes after the start. Also when they book off 30 ' +
          'minutes or more before the end, or not within 30 minutes after it. Also when they miss a check call or a ' +
          'patrol checkpoint, leave the site, book on outside it, or ask for help. And when documents stop somebody ' +
          'from booking on, or you book them on by hand without them. You choose how urgent each alert is. Not ' +
          'urgent ones send no message: they stand in S4.',
        link: { label: 'Alert log', to: companyLinks.alerts },
      },
      {
        question: 'Does S4 monitor alarms?',
        answer: 'No. We alert you and keep the record. You respond. In danger, call 999.',
      },
      {
        question: 'Can we see where people are?',
        answer:
          'Only while they are booked on, and only if they agreed. You see the last known location and how old it ' +
          'is. We never guess.',
      },
      {
        question: 'Somebody did not come. What now?',
        answer:
          'Mark the shift as not worked and say why. Only you decide this, and the worker can appeal. The appeal ' +
          'comes to you as a problem. Then withdraw the no-show, or leave it to S4’s staff. They read what you both ' +
          'wrote and decide.',
        link: { label: 'Problem reports', to: companyLinks.problems },
      },
      {
        question: 'What becomes of a problem somebody reports?',
        answer:
          'It gets a number and a due time: 4 hours, a day, 3 days or a week. Give it an owner, answer it, and ' +
          'resolve it by saying what was done. The worker may reopen it. If not, it closes after 7 days. If it is ' +
          'late, we tell everybody at your company.',
        link: { label: 'Problem reports', to: companyLinks.problems },
      },
    ],
  },
  {
    title: 'Planning and clients',
    questions: [
      {
        question: 'How do we plan a week?',
        answer:
          'The rota shows a week of workers and shifts, with hours and cost. Choose a free place there and offer it ' +
          'to somebody. Nothing is sent until you press ‘Send the offer’.',
        link: { label: 'Rota', to: companyLinks.rota },
      },
      {
        question: 'How do we post work that comes again each week?',
        answer:
          'Set it up as recurring work. S4 makes the jobs some weeks ahead. You choose whether each is posted at ' +
          'once, or kept as a draft until you post it. Your home says how many drafts wait.',
        link: { label: 'Recurring work', to: companyLinks.recurring },
      },
      {
        question: 'What are clients and charge rates for?',
        answer:
          'Say whom you guard for, at which sites, and what you charge an hour. Then you see the margin of each ' +
          'client, and can make a report for them. Workers never see what you charge.',
        link: { label: 'Clients', to: companyLinks.clients },
      },
      {
        question: 'Who of our team may do what?',
        answer:
          'Each member has a role, and can be limited to some sites. The page of your team lists what each role may ' +
          'do. Owners and managers invite others.',
        link: { label: 'Team', to: companyLinks.team },
      },
    ],
  },
  {
    title: 'Hours and invoices',
    questions: [
      {
        question: 'How do we agree hours?',
        answer:
          'You have 72 hours after the worker books off. Agree, or propose other hours and say why. If you do not ' +
          'answer, we use the worker’s hours, even if you booked them by hand. So if you entered other times, ' +
          'propose them. Time before or after the shift counts only if you accept it.',
        link: { label: 'Completed jobs', to: companyLinks.completedJobs },
      },
      {
        question: 'Where do invoices come from?',
        answer:
          'S4 makes one for each completed shift, in the worker’s name, under your self-billing agreement. In a ' +
          'dispute it bills what you both agree on, and the rest once it is settled. Numbers have no gaps. A ' +
          'mistake is put right by a credit note.',
        link: { label: 'Your agreements', to: companyLinks.agreements },
      },
      {
        question: 'Do we pay VAT on the pay?',
        answer:
          'Only to a worker who is registered for VAT. Then 20% is added, and the invoice shows it. You see it on ' +
          'the applicant’s record and on the offer before you send it. We tell you when a worker you have an ' +
          'agreement with registers.',
      },
      {
        question: 'How do we pay?',
        answer:
          'From your own bank. Press ‘Pay’ on a completed job or on the weekly statement. After you confirm who you ' +
          'are, you see where to pay, or get a file for your bank. We record it and tell the worker. Bank details ' +
          'changed in the last 48 hours are left out. Then record the payment and its date. The worker confirms it.',
        link: { label: 'Weekly statement', to: companyLinks.statement },
      },
      {
        question: 'What do we pay when the clocks change?',
        answer:
          'The hours that really pass. When the clocks go back, a night shift from 22:00 to 06:00 is nine hours. ' +
          'The summary of the job says so.',
      },
    ],
  },
]
