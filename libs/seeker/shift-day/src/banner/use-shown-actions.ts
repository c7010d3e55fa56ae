import { useDiscreet } from '../help/discreet'
import { useKeptActions } from '../phone-queue/phone'

/** What this phone keeps of the person's shift; in discreet mode no request for help, which nobody may see. */
export function useShownActions() {
  const isDiscreet = useDiscreet()
  return useKeptActions().filter(({ name }) => !isDiscreet || name !== 'alerts.askForHelp')
}
