import { useEffect } from 'react'

const ALARM_INTERVAL_MS = 3000
const NOTES = [880, 660, 880]

/** Sounds and vibrates now and again while `on`. Browsers play sound only after the person has used the page. */
export function useAlarm(on: boolean, everyMs = ALARM_INTERVAL_MS): void {
  useEffect(() => {
    if (!on) return undefined
    let sound: AudioContext | null = null
    const ring = () => {
      vibrate([400, 200, 400])
      if (!isUsed()) return
      sound ??= openSound()
      if (sound) play(sound)
    }
    // Opening the sound takes a while: not while the page that rings is being shown.
    const first = setTimeout(ring)
    const timer = setInterval(ring, everyMs)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
      vibrate(0)
      void sound?.close().catch(() => undefined)
    }
  }, [on, everyMs])
}

/** Sounds once, which also allows the page to sound later. */
export function tryAlarm(): void {
  const sound = openSound()
  if (!sound) return
  play(sound)
  setTimeout(() => void sound.close().catch(() => undefined), ALARM_INTERVAL_MS)
}

/** Browsers report an error before the person has used the page; some devices cannot vibrate. */
function vibrate(pattern: number | number[]): void {
  const device = navigator as Partial<Navigator>
  if (isUsed()) device.vibrate?.(pattern)
}

/** Whether somebody has touched the page, without which a browser plays nothing. Some do not say. */
const isUsed = (): boolean => (navigator as Partial<Navigator>).userActivation?.hasBeenActive !== false

function openSound(): AudioContext | null {
  try {
    return new AudioContext()
  } catch {
    return null
  }
}

function play(sound: AudioContext): void {
  void sound.resume().catch(() => undefined)
  NOTES.forEach((pitch, index) => {
    const note = sound.createOscillator()
    const volume = sound.createGain()
    const from = sound.currentTime + index * 0.3
    note.frequency.value = pitch
    volume.gain.setValueAtTime(0.3, from)
    volume.gain.linearRampToValueAtTime(0, from + 0.25)
    note.connect(volume).connect(sound.destination)
    note.start(from)
    note.stop(from + 0.25)
  })
}
