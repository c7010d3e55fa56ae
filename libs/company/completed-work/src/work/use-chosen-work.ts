import { useMay } from '@s4/auth-session'
import type { CompletedWork } from '@s4/contract'
import { answersOpenTo } from '@s4/domain/hours-answers'
import { useChosenRows } from '@s4/queries'
import { useState } from 'react'

/** Adds a member, or removes it. */
const toggled = (set: ReadonlySet<string>, member: string): ReadonlySet<string> => {
  const next = new Set(set)
  if (!next.delete(member)) next.add(member)
  return next
}

export interface ChosenWork {
  choice: ReturnType<typeof useChosenRows>
  /** Whether the member may agree the hours or pay an invoice of it. */
  canChoose: (work: CompletedWork) => boolean
  isChosen: (id: string) => boolean
  toggle: (id: string) => void
  chooseAll: () => void
  acceptsExtra: (id: string) => boolean
  toggleExtra: (id: string) => void
  /** The chosen work with hours to agree, and the chosen unpaid invoices. */
  toAgree: readonly { id: string; acceptExtra: boolean }[]
  toPay: readonly string[]
}

const canAgree = ({ hours }: CompletedWork) => hours !== null && answersOpenTo('company', hours).includes('agree')
const unpaid = ({ invoices }: CompletedWork) => invoices.filter(({ toPay }) => toPay > 0).map(({ id }) => id)

/** Which people of a shift are chosen, also on coming back to it, and whose extra time is accepted. */
export function useChosenWork(shiftId: string, works: readonly CompletedWork[]): ChosenWork {
  const choice = useChosenRows('completedPeople', shiftId)
  const { ids, onChange: setIds } = choice
  const [extra, setExtra] = useState<ReadonlySet<string>>(new Set())
  const may = useMay()
  const toPayOf = (work: CompletedWork) => (may('payments.record') ? unpaid(work) : [])
  const mayAgree = (work: CompletedWork) => may('hours.agree') && canAgree(work)
  const canChoose = (work: CompletedWork) => mayAgree(work) || toPayOf(work).length > 0
  const chosen = works.filter(({ id }) => ids.has(id))
  return {
    choice,
    canChoose,
    isChosen: (id) => ids.has(id),
    toggle: (id) => setIds(toggled(ids, id)),
    chooseAll: () => setIds(new Set(works.filter(canChoose).map(({ id }) => id))),
    acceptsExtra: (id) => extra.has(id),
    toggleExtra: (id) => setExtra(toggled(extra, id)),
    toAgree: chosen.filter(mayAgree).map(({ id }) => ({ id, acceptExtra: extra.has(id) })),
    toPay: chosen.flatMap(toPayOf),
  }
}
