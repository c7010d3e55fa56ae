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

export const canChoose = (work: CompletedWork): boolean => canAgree(work) || unpaid(work).length > 0

/** Which people of a shift are chosen, also on coming back to it, and whose extra time is accepted. */
export function useChosenWork(shiftId: string, works: readonly CompletedWork[]): ChosenWork {
  const choice = useChosenRows('completedPeople', shiftId)
  const { ids, onChange: setIds } = choice
  const [extra, setExtra] = useState<ReadonlySet<string>>(new Set())
  const chosen = works.filter(({ id }) => ids.has(id))
  return {
    choice,
    isChosen: (id) => ids.has(id),
    toggle: (id) => setIds(toggled(ids, id)),
    chooseAll: () => setIds(new Set(works.filter(canChoose).map(({ id }) => id))),
    acceptsExtra: (id) => extra.has(id),
    toggleExtra: (id) => setExtra(toggled(extra, id)),
    toAgree: chosen.filter(canAgree).map(({ id }) => ({ id, acceptExtra: extra.has(id) })),
    toPay: chosen.flatMap(unpaid),
  }
}
