import type { ScreeningFile } from '@s4/contract'
import type { ReactNode } from 'react'
import { ActivityForm } from './activity-form'
import { DeclarationForm } from './declaration-form'
import { EvidenceForm } from './evidence-form'
import { GapForm } from './gap-form'
import { RefereeForm } from './referee-form'

/** The form that the address names, such as `?ask=<entry>`; null for the file itself. */
export function formOf({ entries, declaration }: ScreeningFile, params: URLSearchParams): ReactNode | null {
  const entryOf = (name: string) => entries.find(({ id }) => id === params.get(name))
  if (params.has('declare')) return <DeclarationForm held={declaration} />
  if (params.has('explain'))
    return <GapForm key={params.get('explain')} from={params.get('explain') ?? ''} to={params.get('to') ?? ''} />
  const asked = entryOf('ask')
  if (asked) return <RefereeForm key={asked.id} entry={asked} />
  const shown = entryOf('evidence')
  if (shown) return <EvidenceForm key={shown.id} entry={shown} />
  const activity = params.get('activity')
  return activity === null ? null : <ActivityForm key={activity} held={entryOf('activity')} />
}
