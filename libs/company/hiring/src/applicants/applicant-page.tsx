import { companyLinks } from '@s4/links'
import { ButtonLink, EmptyState, Page } from '@s4/ui'
import { useSearchParams } from 'react-router-dom'
import { ApplicantRecord } from './applicant-record'

export function ApplicantPage() {
  const [params] = useSearchParams()
  const id = params.get('applicationId')
  return (
    <Page>
      {id === null ? (
        <EmptyState drawing="people" action={<ButtonLink to={companyLinks.jobs}>Your jobs</ButtonLink>}>
          Open an applicant from the list of a job.
        </EmptyState>
      ) : (
        <ApplicantRecord id={id} shiftId={params.get('shift')} />
      )}
    </Page>
  )
}
