import { ButtonLink, Columns, Disclosure, Inline, Page, Section, Stack, Text, TextLink } from '@s4/ui'
import { MessageCircleQuestion } from 'lucide-react'
import { problemsPath, supportPath, type Side } from '@s4/links'
import { FaqSearch } from './faq-search'
import { useAnswers } from './support-queries'
import { TicketList } from './ticket-list'

/** Answers from the person's own records first, then the FAQ, then a question to S4. */
export function SupportHome({ side, faqPath }: { side: Side; faqPath: string }) {
  const answers = useAnswers()

  return (
    <Page>
      <Columns asideLabel="Your questions to S4" aside={<Questions side={side} />}>
        <Section title={side === 'seeker' ? 'About you' : 'About your company'}>
          <Stack gap="snug">
            {answers.map(({ question, answer, links }) => (
              <Disclosure key={question} summary={question}>
                <Text preserveLines>{answer}</Text>
                <Inline gap="md">
                  {links.map(({ label, to }) => (
                    <TextLink key={label} to={to}>
                      {label}
                    </TextLink>
                  ))}
                </Inline>
              </Disclosure>
            ))}
          </Stack>
        </Section>
        <Section title="FAQ">
          <FaqSearch faqPath={faqPath} />
        </Section>
      </Columns>
    </Page>
  )
}

function Questions({ side }: { side: Side }) {
  return (
    <Section
      title="Your questions to S4"
      action={
        <ButtonLink size="small" to="?new=1" icon={<MessageCircleQuestion aria-hidden />}>
          Ask S4
        </ButtonLink>
      }
    >
      <TicketList basePath={supportPath[side]} />
      <Text size="small">
        Is it between you and {side === 'seeker' ? 'a company' : 'a worker'}, about work?{' '}
        <TextLink to={`${problemsPath[side]}?new=1`}>Report a problem</TextLink> instead: we notify them at once.
      </Text>
      <Text size="small">
        Is it about how S4 handles your personal data?{' '}
        <TextLink to="?new=1&kind=dataComplaint">Complain about it here</TextLink>: S4 acknowledges it within 30 days.
      </Text>
    </Section>
  )
}
