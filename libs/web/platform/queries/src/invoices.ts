import { useChange } from './use-change'

export const useReopenInvoice = () => useChange('invoices.reopen')
