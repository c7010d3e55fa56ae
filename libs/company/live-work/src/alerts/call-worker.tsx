import type { Alert } from '@s4/contract'
import { ButtonLink } from '@s4/ui'
import { Phone } from 'lucide-react'

/** Calls the worker of an alert, while their number is given. */
export const CallWorker = ({ alert: { seekerName, seekerPhone } }: { alert: Alert }) =>
  seekerPhone && (
    <ButtonLink
      size="small"
      icon={<Phone aria-hidden />}
      aria-label={`Call ${seekerName}, ${seekerPhone}`}
      to={`tel:${seekerPhone}`}
    >
      Call
    </ButtonLink>
  )
