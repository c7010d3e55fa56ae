import { seekerLinks } from '@s4/links'
import { useApi } from '@s4/api-client'
import { assignmentQuery } from '@s4/queries'
import { ButtonLink, Inline, Section, Skeleton, Text } from '@s4/ui'
import { MessageLink } from '@s4/work'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { WhatHappensNext } from './what-happens-next'

interface JustAcceptedProps {
  /** The first of the shifts that were accepted. */
  id: string
}

/** Takes the place of an offer that was accepted: what happens until the first of its shifts. */
export function JustAccepted({ id }: JustAcceptedProps) {
  const { data } = useQuery(assignmentQuery(useApi(), id))
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus()
  }, [])
  return (
    <div ref={box} tabIndex={-1} role="group" aria-label="What happens next">
      <Section title="What happens next">
        {data ? (
          <>
            <Text>
              {data.title}, {data.siteName}
            </Text>
            <WhatHappensNext key={data.id} assignment={data} />
            <Inline>
              <ButtonLink to={seekerLinks.assignment(id)}>See the shift</ButtonLink>
              <MessageLink jobId={data.jobId} name={data.companyName} size="normal" />
            </Inline>
          </>
        ) : (
          <Skeleton shape="text" count={3} />
        )}
      </Section>
    </div>
  )
}
