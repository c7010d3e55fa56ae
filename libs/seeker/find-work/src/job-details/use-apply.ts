import { useChange } from '@s4/queries'

export const useApply = () => useChange('applications.create')
