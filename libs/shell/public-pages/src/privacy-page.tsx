import { TRAIL_KEPT_DAYS } from '@s4/domain/geofence'
import { Text } from '@s4/ui'
import { Passage, ProsePage } from './prose-page'

export function PrivacyPage() {
  return (
    <ProsePage title="Privacy" changed="22 November 2026">
      <Passage title="What we hold">
        <Text>
          Your e-mail address and phone number; what you put in your profile; the jobs, applications, offers,
          attendance, check calls, logbook entries and invoices that belong to your work; messages you send; which terms
          you accepted and when; and which devices you are signed in on. UTR, National Insurance, bank and document
          numbers are encrypted.
        </Text>
      </Passage>
      <Passage title="Who sees what">
        <Text>
          A company sees your profile when you apply, when it makes you an offer, when you work for it, when it has
          saved you, or when you choose to be findable. It never sees your UTR, National Insurance number or driving
          licence. Where to pay you, with the name on the account, is shown to a manager only while an invoice of yours
          to that company is unpaid, each time on record, and you are told once a day. SIA number, share code and date
          of birth are shown to a manager only while your application with them is open or agreed work is not invoiced
          yet, each time on record, and you are told. How far you live from a site it learns only as ‘under 5 miles’ and
          the like, counted from a square of about a kilometre around your home.
        </Text>
        <Text>
          A screening file is read by companies only while you consent to it and have an open application or work agreed
          with them, each time on record, and you are told. Referees whom you name are asked by mail; they read what you
          gave about the one piece of history they are asked about. A referee who does not answer is removed after a
          year at the latest.
        </Text>
        <Text>
          S4’s own staff open what is yours to answer a question of yours, or to decide a dispute you are party to. Each
          look is recorded and is in what you can download.
        </Text>
      </Passage>
      <Passage title="Where you are">
        <Text>
          Your position is used only while you are booked on and have agreed to it: to show the company that you are at
          the site, and to show it where you are when you ask for help. It stops when you book off. Where you went is
          removed {TRAIL_KEPT_DAYS} days after the shift; where you booked on and off, and where you were when an alert
          was raised, stays with the record of your work.
        </Text>
      </Passage>
      <Passage title="Cookies and storage">
        <Text>
          One cookie keeps you signed in for an hour at a time, one protects what you send, and one carries your choice
          of light or dark between our pages. Your browser keeps a few things so that pages open quickly: who is signed
          in, name and picture, whether your profile is complete, and what you have typed and not sent yet, without
          passwords and account numbers. Nothing is used to follow you elsewhere, and there are no advertisements.
        </Text>
      </Passage>
      <Passage title="How long">
        <Text>
          As long as you have an account. When you erase it, everything goes after 14 days except what the law makes
          companies and us keep: invoices and the records behind them for six years, and a company’s checks of documents
          and decisions on a screening for two years after your last shift for it, without anything that is not needed
          for that.
        </Text>
      </Passage>
      <Passage title="Your rights">
        <Text>
          You can download everything about you, correct it, or erase it, on your account page. If you think we handle
          it wrongly, complain to us under Support: we acknowledge it within 30 days and tell you the outcome. You can
          also complain to the Information Commissioner’s Office, ico.org.uk.
        </Text>
      </Passage>
    </ProsePage>
  )
}
