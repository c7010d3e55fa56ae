import { companyLinks } from '@s4/links'
import type { CompanyJobDetails } from '@s4/contract'
import { useCompanyJob, useSites } from '@s4/queries'
import { ButtonLink, Callout, Columns, Disclosure, EmptyState, type ListView, Stack, useNarrow } from '@s4/ui'
import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { FoundWorkers } from './found-workers'
import { SearchForm } from './search-form'
import { searchText, searchWords, toSearch } from './search-params'

/** Searches for workers, for a job if the URL names one. */
export function FindTab({ list }: { list: ListView }) {
  const [params] = useSearchParams()
  const jobId = params.get('job')
  return jobId ? <FindForJob jobId={jobId} list={list} /> : <Find list={list} />
}

const FindForJob = ({ jobId, list }: { jobId: string; list: ListView }) => (
  <Find job={useCompanyJob(jobId)} list={list} />
)

function Find({ job, list }: { job?: CompanyJobDetails; list: ListView }) {
  const [params] = useSearchParams()
  const sites = useSites()
  const text = searchText(job, params)
  const results = useRef<HTMLDivElement>(null)
  // On phones the results stand below the form.
  const showResults = () => {
    results.current?.focus({ preventScroll: true })
    results.current?.scrollIntoView({ block: 'start' })
  }

  const narrow = useNarrow()
  // People first: on phones, and as a table, which needs the width.
  const isFolded = (narrow || list.view === 'table') && toSearch(text) !== null
  const key = JSON.stringify(text)
  const form = <SearchForm key={key} sites={sites} text={text} onSearch={showResults} />
  const found = (
    <div ref={results} tabIndex={-1}>
      <Stack>
        <FoundWorkers text={text} job={job} list={list} />
      </Stack>
    </div>
  )

  if (sites.length === 0)
    return (
      <EmptyState drawing="people" action={<ButtonLink to={companyLinks.sites}>Add a site</ButtonLink>}>
        Workers are found near a site. Add your first one.
      </EmptyState>
    )
  return (
    <>
      {job && (
        <Callout
          action={
            <ButtonLink size="small" tone="quiet" to={companyLinks.applicants(job.id)}>
              Back to its applicants
            </ButtonLink>
          }
        >
          You are looking for somebody for {job.title}.
        </Callout>
      )}
      {isFolded ? (
        <>
          <Disclosure key={key} summary={`Search: ${searchWords(text, sites)}`}>
            {form}
          </Disclosure>
          {found}
        </>
      ) : (
        <Columns asideFirst asideLabel="Search" aside={form}>
          {found}
        </Columns>
      )}
    </>
  )
}
