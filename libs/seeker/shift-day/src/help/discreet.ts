import { useSyncExternalStore } from 'react'
import { keptText } from '../phone-queue/kept-text'

const discreet = keptText('discreetHelp')

/** Whether holding *I need help* shows nothing on this phone. */
export const isDiscreet = (): boolean => discreet.read() === 'yes'

export const setDiscreet = (on: boolean): void => discreet.write(on ? 'yes' : null)

export const useDiscreet = (): boolean => useSyncExternalStore(discreet.subscribe, isDiscreet, () => false)
