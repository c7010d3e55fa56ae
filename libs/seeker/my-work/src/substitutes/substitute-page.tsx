import { requirementText } from '@s4/domain/requirements'
import { SELF_BILLING_IN_SHORT, selfBillingSentences } from '@s4/domain/self-billing'
import { seekerLinks } from '@s4/links'
import {
  Button,
  Callout,
  CheckboxField,
  DescriptionList,
  Disclosure,
  List,
  NextStepLink,
  Page,
  PageTitle,
  Section,
  Stack,
  Text,
} from '@s4/ui'
import {
  BreaksDue,
  CancellationTerms,
  NotYetVerified,
  ObstacleLinks,
  ObstacleList,
  PayOfShifts,
  PayTermsList,
  shiftPayText,
  ShiftTime,
  WorkingTimeWarnings,
} from '@s4/work'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { useAcceptSubstitution, useSubstitution } from '../queries/my-work-queries'

/** What somebody takes over who comes instead of another worker. */
export function SubstitutePage() {
  const { secret = '' } = useParams()
  const offer = useSubstitution(secret)
  const accept = useAcceptSubstitution()
  const navigate = useNavigate()
  const [agreed, setAgreed] = useState(false)
  const [unticked, setUnticked] = useState(false)
  const { companyName, terms, zone, worker } = offer

  const send = () => {
    setUnticked(!offer.selfBillingAgreed && !agreed)
    if (!offer.selfBillingAgreed && !agreed) return
    accept.mutate(
      { secret, selfBilling: agreed },
      { onSuccess: ({ assignmentId }) => void navigate(seekerLinks.assignment(assignmentId)) },
    )
  }

  return (
    <Page>
      <PageTitle title="Substitute" />
      <Section title={`${offer.title}, instead of ${worker}`}>
        <Text>
          {worker} asks you to work this shift instead of them. If you accept, it is yours under the terms they agreed,
          and {companyName} pays you.
        </Text>
        <NotYetVerified verified={offer.companyVerified} />
        <DescriptionList
          items={[
            { term: 'Company', detail: companyName },
            { term: 'When', detail: <ShiftTime shift={offer} zone={zone} /> },
            { term: 'Where', detail: `${offer.siteName}, ${offer.address}` },
            { term: 'Pay', detail: shiftPayText(offer) },
            { term: 'Pay terms', detail: <PayTermsList pay={terms.pay} payPerHour={offer.payPerHour} /> },
            { term: 'Breaks', detail: offer.breaksPaid ? 'Paid' : 'Not paid' },
            { term: 'SIA licence', detail: offer.siaSector ?? 'Not needed' },
            ...(offer.requirements.length > 0
              ? [{ term: 'Requirements', detail: offer.requirements.map(requirementText).join(', ') }]
              : []),
            ...(offer.otherRequirements ? [{ term: 'Other requirements', detail: offer.otherRequirements }] : []),
            { term: 'Known risks at the site', detail: offer.siteRisks || 'The company has named none.' },
            { term: 'Known risks of the work', detail: offer.jobRisks || 'The company has named none.' },
          ]}
        />
        <WorkingTimeWarnings warnings={offer.workingTimeWarnings} />
        <BreaksDue shifts={[offer]} />
        <PayOfShifts shifts={[offer]} payPerHour={offer.payPerHour} terms={terms} />
        <Disclosure summary="If either of you cancels">
          <CancellationTerms terms={terms} reader="seeker" />
        </Disclosure>
        {!offer.selfBillingAgreed && (
          <Stack gap="sm">
            <Text weight="medium">Self-billing with {companyName}</Text>
            <Text>{SELF_BILLING_IN_SHORT}</Text>
            <List label="Self-billing agreement" gap="xs">
              {selfBillingSentences(companyName).map((sentence) => (
                <Text key={sentence} as="li" size="small">
                  {sentence}
                </Text>
              ))}
            </List>
            <CheckboxField
              label={`I agree to self-billing with ${companyName}`}
              name="selfBilling"
              checked={agreed}
              onChange={({ target }) => setAgreed(target.checked)}
              {...(unticked && !agreed && { error: 'Tick the box to agree to self-billing with this company.' })}
            />
          </Stack>
        )}
        {accept.error && (
          <Callout
            tone="danger"
            live
            title={accept.error.message}
            action={
              <>
                <ObstacleLinks failure={accept.error} />
                {!accept.error.facts.obstacles && <NextStepLink failure={accept.error} />}
              </>
            }
          >
            <ObstacleList failure={accept.error} />
          </Callout>
        )}
        <div>
          <Button busy={accept.isPending} onClick={send}>
            Take this shift
          </Button>
        </div>
      </Section>
    </Page>
  )
}
