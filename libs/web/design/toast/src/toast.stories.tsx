import { ToastCard } from './toast-card'
import { ToastProvider, useToast } from './toast-provider'

const HOUR = 3_600_000
const nothing = () => undefined

export const Cards = () => (
  <>
    <ToastCard type="success" message="The offer was sent." duration={HOUR} onClose={nothing} />
    <ToastCard type="error" title="Not sent" message="S4 did not answer." duration={HOUR} onClose={nothing} />
    <ToastCard type="warning" message="Your SIA licence expires in 30 days." duration={HOUR} onClose={nothing} />
    <ToastCard type="info" message="Ada Okafor applied." duration={HOUR} onClose={nothing} />
    <ToastCard
      type="success"
      message="3 workers were taken off the list."
      action={{ label: 'Undo', run: nothing }}
      duration={HOUR}
      onClose={nothing}
    />
  </>
)

export const InTheCorner = () => (
  <ToastProvider>
    <Raise />
  </ToastProvider>
)

function Raise() {
  const { success } = useToast()
  return (
    <button type="button" onClick={() => success('The shift was saved.')}>
      Save the shift
    </button>
  )
}
