import { useRef, useState } from 'react'
import type { Sending } from './post-form'

/** A file on its way to the server. */
interface FileOnItsWay {
  name: string
  /** Bytes that have left, and all of them. */
  sent: number
  total: number
  cancel: () => void
}

/** Sends files one after another; says how much of the one on its way has left, and cancels it. */
export function useSending() {
  const [onItsWay, setOnItsWay] = useState<FileOnItsWay | null>(null)
  const running = useRef<AbortController | null>(null)

  /** Null once it is cancelled, or when another file was chosen instead. */
  async function start<Answer>(file: File, send: (sending: Sending) => Promise<Answer>): Promise<Answer | null> {
    running.current?.abort()
    const controller = (running.current = new AbortController())
    const { signal } = controller
    const show = (sent: number, total: number) =>
      setOnItsWay({ name: file.name, sent, total, cancel: () => controller.abort() })
    show(0, file.size)
    try {
      return await send({ signal, onSent: (sent, total) => signal.aborted || show(sent, total) })
    } catch (failure) {
      if (signal.aborted) return null
      throw failure
    } finally {
      if (running.current === controller) setOnItsWay(null)
    }
  }

  return { onItsWay, start }
}
