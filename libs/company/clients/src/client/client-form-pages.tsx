import { companyLinks } from '@s4/links'
import { useToast } from '@s4/toast'
import { ButtonLink, Page } from '@s4/ui'
import { useNavigate, useParams } from 'react-router-dom'
import { useChangeClient, useClient, useCreateClient } from '../queries/client-queries'
import { ClientForm } from './client-form'

const cancel = (to: string) => (
  <ButtonLink tone="plain" to={to}>
    Cancel
  </ButtonLink>
)

export function NewClientPage() {
  const create = useCreateClient()
  const navigate = useNavigate()
  return (
    <Page width="form">
      <ClientForm
        failure={create.error}
        saveLabel="Add client"
        onSubmit={(fields) =>
          create.mutateAsync(fields).then(
            ({ id }) => navigate(companyLinks.client(id)),
            () => undefined,
          )
        }
        actions={cancel(companyLinks.clients)}
      />
    </Page>
  )
}

export function EditClientPage() {
  const { id = '' } = useParams()
  const { name, contactName, phone, billingEmail, notes, version } = useClient(id)
  const change = useChangeClient()
  const navigate = useNavigate()
  const toast = useToast()
  return (
    <Page width="form">
      <ClientForm
        key={version}
        start={{ name, contactName, phone, billingEmail, notes }}
        failure={change.error}
        saveLabel="Save client"
        onSubmit={(fields) =>
          change.mutateAsync({ ...fields, id, version }).then(
            () => {
              toast.success(`${fields.name} is saved.`)
              return navigate(companyLinks.client(id))
            },
            () => undefined,
          )
        }
        actions={cancel(companyLinks.client(id))}
      />
    </Page>
  )
}
