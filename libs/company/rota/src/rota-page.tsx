import { companyLinks } from '@s4/links'
import { ButtonLink, EmptyState, LandscapePaper, Page, useNarrow } from '@s4/ui'
import { CalendarDays } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { DayList } from './week/day-list'
import { OfferSteps } from './offering/offer-steps'
import type { OfferStep } from './offering/offer-step'
import { filterIn, RotaFilters } from './week/rota-filters'
import { weekIn } from './week/rota-params'
import { useRota } from './rota-queries'
import { rotaView } from './entries/rota-view'
import { WeekGrid } from './week/week-grid'
import { WeekHeader } from './week/week-header'

export function RotaPage() {
  const [params] = useSearchParams()
  const rota = useRota(weekIn(params))
  const { site, role } = filterIn(params)
  const view = useMemo(() => rotaView(rota, { site, role }), [rota, site, role])
  const [giving, setGiving] = useState<OfferStep | null>(null)
  const isNarrow = useNarrow()
  const isEmpty = rota.workers.length === 0 && rota.shifts.length === 0

  return (
    <Page>
      <LandscapePaper />
      <WeekHeader week={rota.week} />
      {isEmpty ? (
        <EmptyState icon={CalendarDays} action={<ButtonLink to={companyLinks.postJob}>Post a job</ButtonLink>}>
          Nothing is planned this week. Post a job, or save workers under Find Worker, and they stand here.
        </EmptyState>
      ) : (
        <>
          <RotaFilters jobs={rota.jobs} />
          {isNarrow ? (
            <DayList week={rota.week} view={view} onBegin={setGiving} />
          ) : (
            <WeekGrid rota={rota} view={view} onBegin={setGiving} />
          )}
        </>
      )}
      <OfferSteps rota={rota} view={view} giving={giving} onStep={setGiving} onClose={() => setGiving(null)} />
    </Page>
  )
}
