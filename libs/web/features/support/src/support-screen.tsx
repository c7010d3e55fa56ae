import { useSearchParams } from 'react-router-dom'
import type { Side } from '@s4/links'
import { AskPart } from './ask-part'
import { ReportPersonPart } from './report-person-part'
import { SupportHome } from './support-home'
import { TicketPart } from './ticket-part'

/** What the address says is open. */
export function SupportScreen({ side, faqPath }: { side: Side; faqPath: string }) {
  const [params] = useSearchParams()
  const id = params.get('ticket')
  if (id) return <TicketPart key={id} id={id} side={side} />
  if (params.has('report')) return <ReportPersonPart side={side} />
  return params.has('new') ? <AskPart side={side} /> : <SupportHome side={side} faqPath={faqPath} />
}
