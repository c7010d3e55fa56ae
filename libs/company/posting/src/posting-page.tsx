import { companyLinks, shellLinks } from '@s4/links'
import { appUrl, useMaybeSession } from '@s4/auth-session'
import { localDate } from '@s4/domain/shift-text'
import { useCompanyJob, useSites } from '@s4/queries'
import { ButtonLink, Callout, Disclosure, ExternalLink, Inline, Skeleton, Stack, useNarrow } from '@s4/ui'
import { InPicture } from '@s4/ui/written'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { JobForm } from './job-form'
import { readDraft } from './draft/stored-draft'
import { useLastTerms } from './draft/use-last-terms'
import { emptyPosting, fromPost, toPosting } from './draft/posting-form'
import { parsePostingStart, type PostingStart } from './draft/posting-start'
import { fromTemplate } from './draft/template-fields'
import { useJobTemplate } from './templates/template-queries'

export function PostingPage() {
  const [params] = useSearchParams()
  const start = parsePostingStart(params)
  return (
    <Stack gap="lg">
      <VerifyFirst />
      <InPicture fallback={<Skeleton shape="card" count={3} />}>
        <Start key={params.toString()} {...start} />
      </InPicture>
    </Stack>
  )
}

function Start({ jobId, templateId, ...start }: PostingStart) {
  if (jobId) return <FromJob {...start} jobId={jobId} />
  return templateId ? <FromTemplate templateId={templateId} /> : <NewPosting post={start.post} />
}

/** Shown before anything is typed; the server also refuses posting. */
function VerifyFirst() {
  const session = useMaybeSession()
  if (session?.user.emailVerified !== false) return null
  return (
    <Callout
      tone="warning"
      title="Verify your email address to post"
      action={
        <ExternalLink href={appUrl('shell', `${shellLinks.verifyEmail}?next=${encodeURIComponent(location.href)}`)}>
          Verify it, or have the email sent again
        </ExternalLink>
      }
    >
      Open the link in the email we sent when you signed up. You can fill in the form meanwhile.
    </Callout>
  )
}

function NewPosting({ post }: Pick<PostingStart, 'post'>) {
  const sites = useSites()
  const lastTerms = useLastTerms()
  const [kept] = useState(readDraft)
  const [discarded, setDiscarded] = useState(false)
  const [today] = useState(() => localDate(new Date().toISOString()))
  const empty = emptyPosting(today, sites.length === 1 ? (sites[0]?.id ?? '') : '', lastTerms)

  return (
    <Stack gap="lg">
      <OtherWays />
      <JobForm
        key={String(discarded)}
        start={(!discarded && kept) || (post ? fromPost(empty, post) : empty)}
        kind="new"
        {...(kept && !discarded && { onDiscardDraft: () => setDiscarded(true) })}
      />
    </Stack>
  )
}

/** For whoever has posted such a job before. */
function OtherWays() {
  const ways = (
    <Inline>
      <ButtonLink tone="quiet" size="small" to={companyLinks.jobTemplates}>
        Start from a template
      </ButtonLink>
      <ButtonLink tone="quiet" size="small" to={companyLinks.importJobs}>
        Post jobs from a file
      </ButtonLink>
      <ButtonLink tone="quiet" size="small" to={companyLinks.recurring}>
        Work needed every week
      </ButtonLink>
    </Inline>
  )
  return useNarrow() ? <Disclosure summary="Other ways to post">{ways}</Disclosure> : ways
}

function FromTemplate({ templateId }: { templateId: string }) {
  const template = useJobTemplate(templateId)
  const lastTerms = useLastTerms()
  const [start] = useState(() =>
    fromTemplate(emptyPosting(localDate(new Date().toISOString()), '', lastTerms), template),
  )
  return (
    <Stack gap="lg">
      <Inline>
        <ButtonLink tone="quiet" size="small" to={`${companyLinks.postJob}?empty=1`}>
          Start with an empty form
        </ButtonLink>
        <ButtonLink tone="quiet" size="small" to={companyLinks.jobTemplates}>
          Choose another template
        </ButtonLink>
      </Inline>
      <JobForm start={start} kind="template" template={template} />
    </Stack>
  )
}

function FromJob({ jobId, kind, weeks }: Pick<PostingStart, 'kind' | 'weeks'> & { jobId: string }) {
  const job = useCompanyJob(jobId)
  return <JobForm start={toPosting(job, weeks)} kind={kind} job={job} />
}
