import { LoadingFrame } from '@s4/ui'
import { useLocation } from 'react-router-dom'
import { screenAt } from './navigation'

/** While the first screen of a document loads. */
export const FirstLoad = () => <LoadingFrame {...screenAt(useLocation().pathname)} />
