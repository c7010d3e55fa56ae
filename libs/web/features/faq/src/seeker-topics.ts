import { seekerLinks, shellLinks } from '@s4/links'
import type { Topic } from './topics'

/** Questions of workers. A change of a product rule changes its answer here. */
export const seekerTopics: readonly Topic[] = [
  {
    title: 'Getting started',
    questions: [
      {
        question: 'What do I need before I can look for work?',
        answer:
          'Your full name, a few words about you, an address, one piece of experience and one education record. ' +
          'Unpaid work counts, and so does your school. The forms say what to write if you have none. ' +
          'Your profile shows what is still missing. A tax reference is not needed for this.',
        link: { label: 'See what is missing', to: seekerLinks.profile },
      },
      {
        question: 'Why can I not open some parts of the menu?',
        answer:
          'They open as soon as your profile is complete, without signing in again. Work you have already ' +
          'agreed to always stays open, even if your profile becomes incomplete.',
        link: { label: 'Complete your profile', to: seekerLinks.editPersonalDetails },
      },
      {
        question: 'What else do I need before I accept an offer?',
        answer:
          'You have to be 18 or over, with an email address that you have verified and a right-to-work record. ' +
          'For licensed work you need an SIA licence for its sector that has not expired. You can apply without ' +
          'the last two, with a warning.',
        link: { label: 'Add your licence', to: seekerLinks.editLicence },
      },
      {
        question: 'What does S4 cost me?',
        answer: 'Nothing. S4 takes no fee from people who look for work, and nothing off your pay.',
      },
      {
        question: 'Who sees my profile?',
        answer:
          'Companies you apply to, companies that offer you work or that you work for, and companies that keep ' +
          'you on their list of workers. Others only if you choose to be found, which is off until you switch ' +
          'it on.',
        link: { label: 'Choose whether companies may find you', to: seekerLinks.editAvailability },
      },
    ],
  },
  {
    title: 'Documents and privacy',
    questions: [
      {
        question: 'Who sees my UTR, National Insurance number, bank account and driving licence?',
        answer:
          'They are kept encrypted. A company sees your bank account while an invoice of yours to it is unpaid: ' +
          'each look is recorded, and you are told. Only you see the others. Companies see at most whether you ' +
          'have given them. Before you see one in full, we ask for your password.',
      },
      {
        question: 'Who checks my documents?',
        answer:
          'Each company for itself. Unless it chooses otherwise, you cannot book on before it has checked your ' +
          'SIA licence and your right to work. Beside the document you read who checked it and how, and why it was ' +
          'refused. S4 does not ask the SIA register or the Home Office. A manager may see your SIA ' +
          'licence and right to work while your application with the company is open. The same holds ' +
          'while work you agreed with it is not invoiced yet. We record every look and tell you.',
      },
      {
        question: 'Which files can I send?',
        answer:
          'JPEG, PNG, WebP and HEIC pictures and PDF files, up to 10 MB each. A HEIC picture of an iPhone is kept as ' +
          'a JPEG.',
      },
      {
        question: 'Do you keep where my pictures were taken?',
        answer:
          'No. We draw every picture again when you send it. That removes its location and everything else your ' +
          'phone wrote into it.',
      },
      {
        question: 'What is the five-year history for?',
        answer:
          'Security work asks companies to screen the last five years of where you lived and what you did (BS ' +
          '7858). We point out gaps of more than 31 days, so that you can explain them. We ask referees by email to ' +
          'confirm the rest, before a company asks.',
        link: { label: 'Open your screening file', to: seekerLinks.screeningFile },
      },
      {
        question: 'Will you remind me when a licence expires?',
        answer:
          'Yes: 60, 30 and 7 days before and on the last day, by a notification. The last two come by email as well.',
      },
    ],
  },
  {
    title: 'Applying and offers',
    questions: [
      {
        question: 'How long do I have to accept an offer?',
        answer:
          'Until it expires. That is after 24 hours, or after 1 or 4 if the company chose that, and at the latest ' +
          'one hour before its first shift. An offer made late is open for at least 15 minutes. The offer shows the ' +
          'time left.',
        link: { label: 'See your offers', to: seekerLinks.assignedWork },
      },
      {
        question: 'Does an offer keep my place?',
        answer:
          'No. Several people may have an offer for the same place. The first to accept gets the place. If some ' +
          'shifts are taken by then, you can accept the rest.',
      },
      {
        question: 'What happens to my other applications when I accept?',
        answer:
          'Shifts that clash drop out of them, and an application with nothing left is withdrawn. That company ' +
          'reads only that you took other work at that time.',
      },
      {
        question: 'Can I apply again for the same job?',
        answer:
          'Yes, after you withdrew, declined, or let an offer expire. Not after the company turned your ' +
          'application down.',
      },
      {
        question: 'Can the company change a job I have accepted?',
        answer:
          'Not what you agreed: pay, breaks, terms, times, licence, requirements and PIN of your shifts were ' +
          'written down when you accepted and stay as they were. You are told what is new for shifts you take ' +
          'on later.',
      },
      {
        question: 'Can I cancel?',
        answer:
          'Yes, with a reason, and so can the company. What it costs either side depends on the notice given ' +
          'and is shown on the job before you apply. Companies read how many of your agreed shifts you kept. One ' +
          'you cancel counts as not kept. Your stars stay as they are.',
      },
    ],
  },
  {
    title: 'On the day',
    questions: [
      {
        question: 'How do I book on?',
        answer:
          'From 30 minutes before the start, with the job’s four-digit PIN and the QR code at the site. The PIN ' +
          'is on your booking from 24 hours before. Without a camera, type the code printed under the QR.',
        link: { label: 'Your next shift', to: seekerLinks.nextShift },
      },
      {
        question: 'I am late, or I cannot come. What do I do?',
        answer:
          'Open the shift under Assigned Work. Press Message and write when you will be there. If you cannot come, ' +
          'press Cancel this work: it says first what follows, then the company is told at once.',
        link: { label: 'Assigned Work', to: seekerLinks.assignedWork },
      },
      {
        question: 'How long is my break, and is it paid?',
        answer:
          'The job says whether breaks are paid. How long a break is, you agree with the company. Press Start a ' +
          'break and End the break during the shift. A break that is not paid comes off your paid time.',
      },
      {
        question: 'What if I type a wrong PIN?',
        answer:
          'After five wrong PINs booking on for that shift is locked for 10 minutes. A wrong PIN never locks a ' +
          'check call.',
      },
      {
        question: 'What is a check call?',
        answer:
          'A question whether you are well, every 15, 30, 60 or 120 minutes while you are booked on. Answer ' +
          'with your PIN within five minutes. After that it counts as missed and the company is alerted, by ' +
          'email as well; a late answer is recorded as late.',
      },
      {
        question: 'Am I tracked?',
        answer:
          'Only while you are booked on, and only if you agreed to it. Booking on outside the site is allowed, ' +
          'but the company sees it. Where you went is removed 30 days after the shift.',
      },
      {
        question: 'What if I am signed out during a shift?',
        answer:
          'Your shift goes on: booking off, check calls, help and reports work on that phone until 12 hours ' +
          'after the end.',
      },
      {
        question: 'I need help. What does the button do?',
        answer:
          'It alerts the company at once, by email as well, with your location if your phone gives it. S4 ' +
          'does not monitor alarms. In danger, call 999 first.',
      },
      {
        question: 'I forgot to book off.',
        answer:
          'Half an hour after the end you and the company are told. Book off when you read it. Time after the end ' +
          'is paid only if the company accepts it. The company can also book you off by ' +
          'hand, with a reason.',
      },
    ],
  },
  {
    title: 'Hours, invoices and pay',
    questions: [
      {
        question: 'How are my hours agreed?',
        answer:
          'We propose the time you were booked on within the shift, minus unpaid breaks. The company has 72 ' +
          'hours from when you book off to agree or to answer with other hours and a reason. If it says nothing, ' +
          'your hours are agreed.',
      },
      {
        question: 'The company booked me off by hand, and it is wrong.',
        answer:
          'What a company enters is only its word. Give your own times under Completed, with a reason; the ' +
          'company then has 72 hours to agree or to propose others. If neither of you says anything, your hours ' +
          'for the shift are agreed.',
        link: { label: 'Your completed work', to: seekerLinks.completedWork },
      },
      {
        question: 'Who writes the invoice?',
        answer:
          'S4 makes it in your name when the hours are agreed, under the self-billing agreement you accept with ' +
          'each company. You can save each as PDF, and all as a list. A tax year counts what you received in ' +
          'it, without VAT.',
        link: { label: 'Your invoices', to: seekerLinks.invoices },
      },
      {
        question: 'Who pays me, and when?',
        answer:
          'The company pays you directly; an invoice is due 30 days after it was made. It records the payment, and ' +
          'you get an email with what it is for. S4 moves no money. While an invoice is unpaid its company sees ' +
          'your bank account, except in the 48 hours after you gave or changed it. You confirm each payment when it ' +
          'has arrived.',
        link: { label: 'Your bank account', to: seekerLinks.bankAccount },
      },
      {
        question: 'I am registered for VAT. What do I do?',
        answer:
          'Give your VAT number next to your UTR in your profile. From then on 20% is added to your pay ' +
          'on every invoice, for you to pay to HMRC. Companies see that you charge VAT before they offer ' +
          'you work. We tell those you have a self-billing agreement with.',
        link: { label: 'Give your VAT number', to: seekerLinks.editTaxReference },
      },
      {
        question: 'What happens when the clocks change?',
        answer:
          'You are paid for the hours that pass. A night of eight hours by the clock is nine when the clocks go ' +
          'back and seven when they go forward, and the job says so.',
      },
      {
        question: 'Am I employed by S4?',
        answer:
          'No. You are self-employed, look after your own tax, and agree each job with the company. Your Unique ' +
          'Taxpayer Reference comes from HMRC when you register.',
        link: { label: 'Add your reference', to: seekerLinks.editTaxReference },
      },
    ],
  },
  {
    title: 'When something is wrong',
    questions: [
      {
        question: 'How do I report a problem with a company?',
        answer:
          'Under Problems, about any job you applied for or worked on. It gets a number and a time by which it ' +
          'should be solved: 4 hours if it is critical, a day, 3 days or a week. Both of you write in one ' +
          'thread, the company resolves it, and you can reopen it.',
        link: { label: 'Report a problem', to: `${seekerLinks.problems}?new=1` },
      },
      {
        question: 'The company recorded a no-show, but I was there.',
        answer:
          'Open the record of that work and appeal. The company can withdraw the no-show. If it does not, S4’s ' +
          'staff decide. They belong to neither side.',
        link: { label: 'Your work', to: seekerLinks.assignedWork },
      },
      {
        question: 'What happens when hours are disputed?',
        answer:
          'A problem is opened by itself, with a number, and stays open until one of you agrees with the other, or ' +
          'S4’s staff decide. What you both agree on is invoiced at once, the rest when it is settled.',
        link: { label: 'Your problems', to: seekerLinks.problems },
      },
    ],
  },
  {
    title: 'Your account',
    questions: [
      {
        question: 'Why do I have to sign in again after an hour?',
        answer:
          'A session lasts one hour, so that a lost phone does not stay open. We ask you before it ends. Press the ' +
          'button to stay signed in.',
      },
      {
        question: 'Somebody changed my bank account.',
        answer:
          'You get an email about every change. If it was not you, change your password at once and end the ' +
          'other devices under Account. Before anybody sees or changes it, we ask for your ' +
          'password or send you a link.',
        link: { label: 'Change your password', to: shellLinks.account },
      },
    ],
  },
]
