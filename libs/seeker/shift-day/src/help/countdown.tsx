import { Text } from '@s4/ui'
import { useEffect, useEffectEvent, useState } from 'react'

const CANCEL_WITHIN_SECONDS = 5

/** The seconds in which an alert can still be cancelled. */
export function Countdown({ onOver }: { onOver: () => void }) {
  const [left, setLeft] = useState(CANCEL_WITHIN_SECONDS)
  const over = useEffectEvent(onOver)

  useEffect(() => {
    const timer = setInterval(() => setLeft((before) => Math.max(0, before - 1)), 1000)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    if (left === 0) over()
  }, [left])
  useEffect(() => {
    // A phone that is locked or put away stops counting: the alert goes out first.
    const handleHide = () => document.visibilityState === 'hidden' && over()
    document.addEventListener('visibilitychange', handleHide)
    return () => document.removeEventListener('visibilitychange', handleHide)
  }, [])

  return (
    <Text size="title" weight="bold" role="timer">
      In {left} s
    </Text>
  )
}
