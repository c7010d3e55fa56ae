import { useChange } from './use-change'

export const useWithdrawApplication = () => useChange('applications.withdraw')
