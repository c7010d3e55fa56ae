import type { Assignment } from '@s4/contract'
import { useRatings } from '@s4/queries'
import { useRatingForm } from '@s4/queries/forms'
import { Button, Modal } from '@s4/ui'
import { RatingsPanel } from '@s4/work'
import { useState } from 'react'

/** The ratings are loaded when the modal is opened. */
export function RateCompanyButton({ work: { id, companyName } }: { work: Assignment }) {
  const [open, setOpen] = useState(false)
  return (
    <div>
      <Button size="small" tone="quiet" onClick={() => setOpen(true)}>
        Rate {companyName}
      </Button>
      <Modal open={open} onClose={() => setOpen(false)} title={`Rate ${companyName}`}>
        {open && <Ratings id={id} companyName={companyName} />}
      </Modal>
    </div>
  )
}

const Ratings = ({ id, companyName }: Pick<Assignment, 'id' | 'companyName'>) => (
  <RatingsPanel ratings={useRatings(id)} other={companyName} {...useRatingForm(id)} />
)
