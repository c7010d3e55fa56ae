import { shellLinks } from '@s4/links'
import { useToast } from '@s4/toast'
import { useNavigate } from 'react-router-dom'

/** After a decision the matter is closed, so the list is next. */
export function useDecided() {
  const toast = useToast()
  const navigate = useNavigate()
  return () => {
    toast.success('Decided. Both sides are told.')
    void navigate(shellLinks.staffDisputes)
  }
}
