import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'

interface PictureProps extends ComponentProps<'img'> {
  src: string
  /** Stands in its place while it is not there. */
  otherwise: ReactNode
}

/** A stored picture, asked for again after 1, 4 and 16 seconds when it did not come. */
export function Picture(props: PictureProps) {
  return <PictureOfOneAddress key={props.src} {...props} />
}

const ASK_AGAIN_AFTER_MS = [1_000, 4_000, 16_000]

function PictureOfOneAddress({ otherwise, alt, ...rest }: PictureProps) {
  const [failures, setFailures] = useState(0)
  const [isAsked, setAsked] = useState(true)

  useEffect(() => {
    const wait = isAsked ? undefined : ASK_AGAIN_AFTER_MS[failures - 1]
    if (wait === undefined) return undefined
    const timer = setTimeout(() => setAsked(true), wait)
    return () => clearTimeout(timer)
  }, [failures, isAsked])

  const handleError = () => {
    setFailures((before) => before + 1)
    setAsked(false)
  }

  return isAsked ? <img {...rest} alt={alt} onError={handleError} /> : otherwise
}
