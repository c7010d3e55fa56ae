import { ListWithDetail, Page, Skeleton, useOpenItem } from '@s4/ui'
import { InPicture } from '@s4/ui/written'
import { useSearchParams } from 'react-router-dom'
import type { Side } from '@s4/links'
import { ProblemPart } from './problem-part'
import { ProblemsList } from './problems-list'
import { ReportPart } from './report-part'

/** What the address says is open. */
export function ProblemsScreen({ side }: { side: Side }) {
  const [params] = useSearchParams()
  const { open, addressOf } = useOpenItem('problem')
  if (open === null && params.has('new'))
    return <ReportPart side={side} from={{ jobId: params.get('job'), seekerId: params.get('seeker') }} />
  return (
    <Page>
      <ListWithDetail
        open={open}
        label="Problem"
        back={{ to: addressOf(null), text: 'All problems' }}
        list={
          <InPicture fallback={<Skeleton shape="list" count={4} />}>
            <ProblemsList side={side} />
          </InPicture>
        }
      >
        {open !== null && <ProblemPart id={open} side={side} />}
      </ListWithDetail>
    </Page>
  )
}
