import { apiLinks, companyLinks } from '@s4/links'
import type { ScreeningSummary } from '@s4/contract'
import {
  Button,
  ButtonLink,
  DownloadButton,
  EmptyState,
  Inline,
  Page,
  ProgressBar,
  Refusal,
  Section,
  Text,
} from '@s4/ui'
import { useGuardedDownload } from '@s4/queries'
import { useSearchParams } from 'react-router-dom'
import { useOpenScreening, useWorkerScreening } from '../queries/screening-queries'
import { Decisions } from './decisions'
import { OpenedFile } from './opened-file'

/** A worker's screening file, as far as the company may read it, and its decision (docs/product.md#screening-file). */
export function WorkerScreeningPage() {
  const [params] = useSearchParams()
  const seekerId = params.get('worker')
  return (
    <Page>
      {seekerId === null ? (
        <EmptyState drawing="people" action={<ButtonLink to={companyLinks.dueChecks}>Checks due</ButtonLink>}>
          Open a screening from an applicant or from the checks due.
        </EmptyState>
      ) : (
        <WorkerScreening key={seekerId} seekerId={seekerId} />
      )}
    </Page>
  )
}

function WorkerScreening({ seekerId }: { seekerId: string }) {
  const summary = useWorkerScreening(seekerId)
  return (
    <>
      <FileState seekerId={seekerId} summary={summary} />
      <Decisions seekerId={seekerId} summary={summary} />
    </>
  )
}

function FileState({ seekerId, summary }: { seekerId: string; summary: ScreeningSummary }) {
  const { fullname, coverage } = summary
  const open = useOpenScreening()
  const pdf = useGuardedDownload(apiLinks.workerScreeningPdf(seekerId), 's4-screening-file.pdf')
  if (coverage === null)
    return (
      <Section title={`Screening of ${fullname}`}>
        <Text tone="muted">
          You can read the file once {fullname} has consented to a screening. They also need an open application with
          you, or agreed work without an invoice.
        </Text>
      </Section>
    )
  const { months, verifiedMonths, coveredMonths, gaps } = coverage
  const unexplained = gaps.filter(({ missing }) => missing !== null).length
  return (
    <Section title={`Screening of ${fullname}`}>
      <ProgressBar
        label="Confirmed by referees"
        value={verifiedMonths}
        max={months}
        text={`${verifiedMonths} of ${months} months confirmed`}
        tone={verifiedMonths === months ? 'success' : 'action'}
      />
      <Text size="small" tone="muted">
        {coveredMonths} of {months} months have an entry. Gaps of more than 31 days: {gaps.length - unexplained}{' '}
        explained, {unexplained} not explained. S4 does not verify who a referee is.
      </Text>
      <Refusal failure={open.error ?? pdf.error} />
      <Inline>
        {!open.data && (
          <Button size="small" tone="quiet" busy={open.isPending} onClick={() => open.mutate(seekerId)}>
            Read the file
          </Button>
        )}
        <DownloadButton download={pdf}>Download as PDF</DownloadButton>
      </Inline>
      <Text size="small" tone="muted">
        {fullname} is told each time.
      </Text>
      {open.data && <OpenedFile file={open.data} />}
    </Section>
  )
}
