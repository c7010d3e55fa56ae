import { Text } from '@s4/ui'
import { Passage, ProsePage } from './prose-page'

export function TermsPage() {
  return (
    <ProsePage title="Terms" changed="23 November 2026">
      <Passage title="What S4 is">
        <Text>
          S4 is a place where companies post shifts in the security trade and self-employed people take them. The
          agreement for a shift is between the company and the worker; S4 is not a party to it, does not employ anybody
          and does not supply workers.
        </Text>
      </Passage>
      <Passage title="What it costs">
        <Text>Nothing for workers. For companies nothing for now; before that changes you are told and can leave.</Text>
      </Passage>
      <Passage title="Your account">
        <Text>
          You must be 18 or over to work through S4. What you enter must be true and yours. Keep your password to
          yourself; you can see and end the devices you are signed in on, on your account page.
        </Text>
      </Passage>
      <Passage title="Working">
        <Text>
          Accepting an offer fixes the pay, breaks, terms, times, licence and requirements for that work. If the job
          changes later, what you both agreed stays the same. Both sides see the terms for cancelling before they agree.
          Licensed work needs a valid SIA licence, given on your profile. Companies check it; S4 does not.
        </Text>
      </Passage>
      <Passage title="Hours and invoices">
        <Text>
          Hours come from booking on and off, and are agreed by both sides. What a company enters by hand is its own
          figure, and the worker may give another. If nobody answers for 72 hours, the worker’s figure is agreed, and so
          is a claim for expenses. In a dispute what both agree on is invoiced at once. Each invoice is made in the
          worker’s name. The worker makes a self-billing agreement for this with each company. The company pays the
          worker directly.
        </Text>
      </Passage>
      <Passage title="Behaving">
        <Text>
          No harassment, no false reports, no sharing of other people’s details, no attempt to get round the checks. We
          may close an account that does; you are told why and can answer.
        </Text>
      </Passage>
      <Passage title="When something goes wrong">
        <Text>
          Report a problem from the work it is about and it gets a number and a date by which the company should solve
          it. Nothing here takes away rights the law gives you. The law of England and Wales applies.
        </Text>
      </Passage>
    </ProsePage>
  )
}
