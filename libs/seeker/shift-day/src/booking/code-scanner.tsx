import { CameraView, Callout, Text } from '@s4/ui'
import { useEffect, useRef, useState } from 'react'
import { detectCode } from './detect-code'

const SCANS_PER_SECOND = 4

export function CodeScanner({ onCode }: { onCode: (code: string) => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const found = useRef(onCode)
  const [refused, setRefused] = useState(false)

  useEffect(() => {
    found.current = onCode
  })

  useEffect(() => {
    const stopped = new AbortController()
    void startScanning(video, stopped.signal, (code) => found.current(code)).catch(() => setRefused(true))
    return () => stopped.abort()
  }, [])

  if (refused) {
    return (
      <Callout tone="warning" title="The camera cannot be used">
        Allow it in the browser's settings for this site, or close this and use a photo or type the code under the QR
        code.
      </Callout>
    )
  }
  return (
    <>
      <CameraView ref={video} label="What the camera sees" />
      <Text tone="muted">Hold the QR code inside the picture.</Text>
    </>
  )
}

async function startScanning(
  video: { current: HTMLVideoElement | null },
  stopped: AbortSignal,
  onCode: (code: string) => void,
) {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false })
  const stop = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  if (stopped.aborted || !video.current) {
    stop()
    return
  }
  const shown = video.current
  shown.srcObject = stream
  await shown.play().catch(() => undefined)

  let isScanning = false
  const timer = setInterval(() => void scanFrame(), 1000 / SCANS_PER_SECOND)
  stopped.addEventListener('abort', () => {
    clearInterval(timer)
    stop()
  })

  async function scanFrame() {
    if (isScanning || shown.readyState < shown.HAVE_CURRENT_DATA) return
    isScanning = true
    const code = await detectCode(shown).catch(() => null)
    isScanning = false
    if (code !== null && !stopped.aborted) onCode(code)
  }
}
