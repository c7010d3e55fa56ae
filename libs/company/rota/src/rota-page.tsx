import { companyLinks } from '@s4/links'
import { ButtonLink, EmptyState, Inline, LandscapePrint, Page, ScreenOnly, useNarrow } from '@s4/ui'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { DayList } from './week/day-list'
import { OfferSteps } from './offering/offer-steps'
import type { OfferStep } from './offering/offer-step'
import { parseFilter, RotaFilters } from './week/rota-filters'
import { parseWeek } from './week/rota-params'
import { useRota } from './queries/rota-queries'
import { rotaOfGroup, rotaView } from './entries/rota-view'
import { WeekGrid } from './week/week-grid'
import { WeekHeader, WeekPapers } from './week/week-header'

export function RotaPage() {
  const [params] = useSearchParams()
  const wholeRota = useRota(parseWeek(params))
  const { site, role, team, tag } = parseFilter(params)
  const rota = useMemo(() => rotaOfGroup(wholeRota, { team, tag }), [wholeRota, team, tag])
  const view = useMemo(() => rotaView(rota, { site, role }), [rota, site, role])
  const [offerStep, setOfferStep] = useState<OfferStep | null>(null)
  const isNarrow = useNarrow()
  const isEmpty = wholeRota.workers.length === 0 && rota.shifts.length === 0 && rota.drafts.length === 0

  return (
    <Page>
      <LandscapePrint />
      <WeekHeader week={rota.week} />
      {isEmpty ? (
        <EmptyState drawing="shift" action={<ButtonLink to={companyLinks.postJob}>Post a job</ButtonLink>}>
          Nothing is planned this week. Post a job, or save workers under Find Worker, and they appear here.
        </EmptyState>
      ) : (
        <>
          <RotaFilters jobs={rota.jobs} workers={wholeRota.workers} />
          {isNarrow ? (
            <DayList week={rota.week} view={view} onStartOffer={setOfferStep} />
          ) : (
            <WeekGrid rota={rota} view={view} onStartOffer={setOfferStep} />
          )}
        </>
      )}
      {isNarrow && (
        <ScreenOnly>
          <Inline>
            <WeekPapers week={rota.week} />
          </Inline>
        </ScreenOnly>
      )}
      <OfferSteps
        rota={rota}
        view={view}
        offerStep={offerStep}
        onStep={setOfferStep}
        onClose={() => setOfferStep(null)}
      />
    </Page>
  )
}
