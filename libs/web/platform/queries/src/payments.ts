import { useChange } from './use-change'

export const useReversePayment = () => useChange('payments.reverse')
