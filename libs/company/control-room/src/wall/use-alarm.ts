import { useEffect, useRef, useState } from 'react'

/** Two tones, a second together. */
function sound(audio: AudioContext): void {
  for (const [at, frequency] of [
    [0, 880],
    [0.35, 660],
  ] as const) {
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    tone.frequency.value = frequency
    volume.gain.value = 0.4
    tone.connect(volume).connect(audio.destination)
    tone.start(audio.currentTime + at)
    tone.stop(audio.currentTime + at + 0.3)
  }
}

/** Sounds for each new key. Browsers allow sound only after a press, and that press sounds too. */
export function useAlarm(keys: readonly string[]) {
  const audio = useRef<AudioContext>(null)
  const [sounding, setSounding] = useState(false)
  const known = useRef<ReadonlySet<string>>(undefined)
  const present = keys.join(' ')

  useEffect(() => {
    const now = new Set(present.split(' ').filter(Boolean))
    const before = known.current
    known.current = now
    if (before && audio.current && [...now].some((key) => !before.has(key))) sound(audio.current)
  }, [present])

  useEffect(() => () => void audio.current?.close(), [])

  return {
    sounding,
    turnOn: () => {
      audio.current ??= new AudioContext()
      sound(audio.current)
      setSounding(true)
    },
    turnOff: () => {
      void audio.current?.close()
      audio.current = null
      setSounding(false)
    },
  }
}
