import { IconButton, Modal } from '@s4/ui'
import { ArrowLeftRight } from 'lucide-react'
import { useState } from 'react'
import { OwnCompanies } from './own-companies'

/** In the top bar of somebody in several companies: which one to act for. */
export function SwitchTool() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton label="Switch company" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <ArrowLeftRight aria-hidden size={20} />
      </IconButton>
      <Modal open={open} size="small" onClose={() => setOpen(false)} title="Your companies">
        <OwnCompanies />
      </Modal>
    </>
  )
}
