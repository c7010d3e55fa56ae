import { TRAIL_KEPT_DAYS } from '@s4/domain/geofence'
import { Text } from '@s4/ui'
import { MeasuredSwitch } from './measured-switch'
import { Passage, ProsePage } from './prose-page'

export function PrivacyPage() {
  return (
    <ProsePage title="Privacy" changed="24 November 2026">
      <Passage title="What we hold">
        <Text>
          We hold your email address and phone number, and what you put in your profile. We hold the jobs you work on,
          what you applied for and the offers made to you. We hold your attendance, check calls, logbook entries and
          invoices. We hold the messages you send, which terms you accepted and when, and which devices you are signed
          in on. We encrypt your UTR and the numbers of your National Insurance, bank account and documents.
        </Text>
      </Passage>
      <Passage title="Who sees what">
        <Text>
          A company sees your profile when you apply, when it makes you an offer, when you work for it, or when it has
          saved you. It also sees it when you choose to be findable. It never sees your UTR, National Insurance number
          or driving licence. A manager sees your bank account and the name on it only while the company has an unpaid
          invoice of yours. We record each look and tell you once a day. A manager sees your SIA number, share code and
          date of birth only while your application is open. The same holds while work you agreed is not invoiced yet.
          We record each look and tell you. The company sees how far you live from a site only as ‘under 5 miles’ and
          the like. We count that from a square of about a kilometre around your home.
        </Text>
        <Text>
          Companies read your screening file only while you consent to it. Your application to them must be open, or you
          must have work agreed with them. We record each look and tell you. Referees whom you name are asked by email;
          they read what you gave about the one piece of history they are asked about. A referee who does not answer is
          removed after a year at the latest.
        </Text>
        <Text>
          S4’s own staff open what is yours to answer a question of yours, or to decide a dispute you are party to. Each
          look is recorded and is in what you can download.
        </Text>
      </Passage>
      <Passage title="Where you are">
        <Text>
          We use your location only while you are booked on and have agreed to it. It shows the company that you are at
          the site, and where you are when you ask for help. It stops when you book off. We remove where you went{' '}
          {TRAIL_KEPT_DAYS} days after the shift. Where you booked on and off, and where you were when an alert was
          raised, stays with the record of your work.
        </Text>
      </Passage>
      <Passage title="Cookies and storage">
        <Text>
          One cookie keeps you signed in for an hour at a time, one protects what you send, and one carries your choice
          of light or dark between our pages. Your browser keeps a few things so that pages open fast: who is signed in,
          your name and picture, and whether your profile is complete. It also keeps what you have typed and not sent
          yet, but no passwords or account numbers. Nothing is used to follow you elsewhere, and there are no
          advertisements.
        </Text>
      </Passage>
      <Passage title="Errors and speed of pages">
        <Text>
          Your browser tells us that something failed on a page. For one visit in ten it also tells us how fast the page
          was. We keep which kind of page it was and a number, for 14 days. We do not keep who you are, where you are,
          your device, what you typed or what you looked at.
        </Text>
        <MeasuredSwitch />
      </Passage>
      <Passage title="How long">
        <Text>
          We keep it as long as you have an account. When you erase it, everything goes after 14 days, except what the
          law makes companies and us keep. Invoices and the records behind them stay for six years. A company’s checks
          of your documents and its decisions on your screening stay for two years after your last shift for it. We
          remove from them what is not needed for that.
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
