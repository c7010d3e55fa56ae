import { useApi } from '@s4/api-client'
import { useSession } from '@s4/auth-session'
import type { Found } from '@s4/contract'
import { Button, Callout, Combobox, Modal } from '@s4/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { noteOpened, recentlyOpened } from './recent'

const LEAST = 2
/** Typing pauses this long before it is asked for. */
const PAUSE_MS = 150

const groupLabels: readonly [kind: Found['kind'], label: string][] = [
  ['job', 'Jobs'],
  ['person', 'People'],
  ['site', 'Sites'],
  ['client', 'Clients'],
  ['invoice', 'Invoices'],
  ['problem', 'Problems'],
]

/** Finds what belongs to the company as it is typed, and opens it. */
export function SearchModal({ onClose }: { onClose: () => void }) {
  const companyId = useSession().company?._id ?? ''
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const wanted = useDelayed(text.trim())
  const isAsked = wanted.length >= LEAST
  const { data, error, isFetching, refetch } = useQuery({
    ...useApi().query('companySearch.find', { text: wanted }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  const isShort = text.trim().length < LEAST
  const recent = recentlyOpened(companyId)
  const found = isShort ? recent : (data ?? [])
  const groups = isShort
    ? [{ label: 'Opened lately', options: recent }]
    : groupLabels.map(([kind, label]) => ({ label, options: found.filter((one) => one.kind === kind) }))

  const choose = (id: string) => {
    const chosen = found.find((one) => one.id === id)
    if (!chosen) return
    noteOpened(companyId, chosen)
    onClose()
    void navigate(chosen.path)
  }

  return (
    <Modal open onClose={onClose} title="Search">
      {error && !isShort && (
        <Callout tone="danger" action={<Button onClick={() => void refetch()}>Try again</Button>}>
          {error.message}
        </Callout>
      )}
      <Combobox
        label="Jobs, people, sites, clients, invoices and problems"
        value={text}
        onType={setText}
        groups={groups}
        onChoose={choose}
        status={statusText({ isShort, isWaiting: isFetching || wanted !== text.trim(), found: found.length })}
      />
    </Modal>
  )
}

interface Status {
  isShort: boolean
  isWaiting: boolean
  found: number
}

function statusText({ isShort, isWaiting, found }: Status): string {
  if (isShort) return 'Type two letters or more.'
  if (found > 0) return found === 1 ? '1 found' : `${found} found`
  return isWaiting ? 'Searching…' : 'Nothing found. Try another word, or part of one.'
}

function useDelayed(value: string): string {
  const [delayed, setDelayed] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return delayed
}
