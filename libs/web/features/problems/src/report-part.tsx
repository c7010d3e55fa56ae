import { ButtonLink, EmptyState, Page, Section, Text, TextLink } from '@s4/ui'
import { problemsPath, supportPath, type Side } from '@s4/links'
import { useSubjects } from './problem-queries'
import { ReportForm, type ReportOrigin } from './report-form'

/** A new problem about work both sides know; anything else is a question to S4. */
export function ReportPart({ side, from }: { side: Side; from: ReportOrigin }) {
  const subjects = useSubjects()
  const ask = <TextLink to={supportPath[side]}>Ask S4</TextLink>

  return (
    <Page width="form">
      {subjects.length === 0 ? (
        <EmptyState drawing="shift" action={<ButtonLink to={supportPath[side]}>Ask S4</ButtonLink>}>
          A problem is about work you have in common with somebody, and there is none yet. For anything else, ask S4.
        </EmptyState>
      ) : (
        <Section title="New problem" action={<TextLink to={problemsPath[side]}>All problems</TextLink>}>
          <ReportForm side={side} subjects={subjects} from={from} />
          <Text size="small">
            Is it about S4 itself, your account or the app? {ask} instead. In an emergency call 999 first.
          </Text>
        </Section>
      )}
    </Page>
  )
}
