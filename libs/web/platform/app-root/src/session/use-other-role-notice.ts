import { useToast } from '@s4/toast'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Explains once why a link of the other role led here. */
export function useOtherRoleNotice(): void {
  const toast = useToast()
  const [params, setParams] = useSearchParams()
  const sentHere = params.get('notice') === 'other-role'

  useEffect(() => {
    if (!sentHere) return
    toast.info('That page is for the other kind of account, so we brought you to yours.', { duration: 8000 })
    setParams((now) => (now.delete('notice'), now), { replace: true })
  }, [sentHere, toast, setParams])
}
