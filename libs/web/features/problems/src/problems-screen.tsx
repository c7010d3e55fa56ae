import { useSearchParams } from 'react-router-dom'
import type { Side } from '@s4/links'
import { ProblemPart } from './problem-part'
import { ProblemsList } from './problems-list'
import { ReportPart } from './report-part'

/** What the address says is open. */
export function ProblemsScreen({ side }: { side: Side }) {
  const [params] = useSearchParams()
  const id = params.get('problem')
  if (id) return <ProblemPart key={id} id={id} side={side} />
  return params.has('new') ? (
    <ReportPart side={side} from={{ jobId: params.get('job'), seekerId: params.get('seeker') }} />
  ) : (
    <ProblemsList side={side} />
  )
}
