import { localDate } from '@s4/domain/shift-text'
import { companyLinks } from '@s4/links'
import { useToast } from '@s4/toast'
import { EmptyState, Page, Text } from '@s4/ui'
import { useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { useAddContract, useChangeContract, useClient } from '../queries/client-queries'
import { ContractFormFields } from './contract-form'
import { emptyContract, toTypedContract } from './contract-form-values'

/** Adds a contract, or changes the one in the address. */
export function ContractPage() {
  const { id = '' } = useParams()
  const [params] = useSearchParams()
  const contractId = params.get('contract')
  const client = useClient(id)
  const contract = client.contracts.find((known) => known.id === contractId)
  const add = useAddContract()
  const change = useChangeContract()
  const navigate = useNavigate()
  const toast = useToast()
  const [today] = useState(() => localDate(new Date().toISOString()))

  if (contractId !== null && !contract)
    return <EmptyState drawing="people">This contract is not there. It may belong to another client.</EmptyState>
  return (
    <Page>
      <Text size="title" weight="bold">
        {contract ? contract.title : 'New contract'} with {client.name}
      </Text>
      <ContractFormFields
        key={contract?.version ?? 'new'}
        start={contract ? toTypedContract(contract) : emptyContract(today)}
        sites={client.sites}
        failure={contract ? change.error : add.error}
        saveLabel={contract ? 'Save contract' : 'Add contract'}
        cancelTo={companyLinks.client(id)}
        onSubmit={(fields) =>
          (contract
            ? change.mutateAsync({ ...fields, id, contractId: contract.id, version: contract.version })
            : add.mutateAsync({ ...fields, id })
          ).then(
            () => {
              toast.success(`${fields.title} is saved.`)
              return navigate(companyLinks.client(id))
            },
            () => undefined,
          )
        }
      />
    </Page>
  )
}
