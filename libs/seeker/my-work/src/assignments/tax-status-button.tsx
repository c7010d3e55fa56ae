import { useTaxStatus } from '@s4/queries'
import { Button, FailureState, Modal, NextStepLink, Skeleton } from '@s4/ui'
import { TaxStatusList } from '@s4/work'
import { useState } from 'react'

/** Opens what the company determined about this worker's status for tax. */
export function TaxStatusButton({ id }: { id: string }) {
  const [isModalOpen, setModalOpen] = useState(false)
  return (
    <>
      <Button size="small" tone="plain" onClick={() => setModalOpen(true)}>
        Employed or self-employed for tax?
      </Button>
      {isModalOpen && (
        <Modal open onClose={() => setModalOpen(false)} title="Employed or self-employed for tax?">
          <TaxStatus id={id} />
        </Modal>
      )}
    </>
  )
}

function TaxStatus({ id }: { id: string }) {
  const { data, error, refetch } = useTaxStatus(id)
  if (error)
    return (
      <FailureState onRetry={() => void refetch()} action={<NextStepLink failure={error} />}>
        {error.message}
      </FailureState>
    )
  if (!data) return <Skeleton shape="text" count={2} />
  return <TaxStatusList records={data} reader="seeker" />
}
