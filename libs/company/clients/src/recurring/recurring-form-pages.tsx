import type { RecurringFields } from '@s4/contract'
import { localDate } from '@s4/domain/shift-text'
import { companyLinks } from '@s4/links'
import { useSites } from '@s4/queries'
import { useToast } from '@s4/toast'
import { Page } from '@s4/ui'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { useChangeRecurring, useCreateRecurring, useLastJob, useRecurring } from '../queries/recurring-queries'
import { RecurringFormFields } from './recurring-form'
import { emptyRecurring, toTypedRecurring } from './recurring-form-values'

export function NewRecurringPage() {
  const sites = useSites()
  const lastJob = useLastJob()
  const create = useCreateRecurring()
  const navigate = useNavigate()
  const [today] = useState(() => localDate(new Date().toISOString()))
  return (
    <Page>
      <RecurringFormFields
        start={emptyRecurring(today, sites.length === 1 ? (sites[0]?.id ?? '') : '', lastJob.payPerHour)}
        terms={lastJob.terms ?? undefined}
        failure={create.error}
        saveLabel="Add recurring work"
        cancelTo={companyLinks.recurring}
        onSubmit={(fields: RecurringFields) =>
          create.mutateAsync(fields).then(
            ({ id }) => navigate(companyLinks.recurringDemand(id)),
            () => undefined,
          )
        }
      />
    </Page>
  )
}

export function EditRecurringPage() {
  const { id = '' } = useParams()
  const { fields: stored, version } = useRecurring(id)
  const change = useChangeRecurring()
  const navigate = useNavigate()
  const toast = useToast()
  return (
    <Page>
      <RecurringFormFields
        key={id}
        start={toTypedRecurring(stored)}
        stored={stored}
        terms={stored.terms}
        failure={change.error}
        saveLabel="Save changes"
        cancelTo={companyLinks.recurringDemand(id)}
        onSubmit={(fields) =>
          change.mutateAsync({ ...fields, id, version }).then(
            ({ stays }) => {
              toast.success(`${fields.title} is saved.`)
              return navigate(companyLinks.recurringDemand(id), { state: { stays } })
            },
            () => undefined,
          )
        }
      />
    </Page>
  )
}
