import { theme } from '@s4/theme'
import { create } from 'qrcode'
import { useRef } from 'react'
import {
  Avatar,
  CameraView,
  Drawing,
  type DrawingName,
  Inline,
  PictureRow,
  QrCode,
  Spot,
  type SpotName,
  Text,
} from '../index'

const drawing = (width: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="${width}" height="3" ` +
      'fill="grey"/></svg>',
  )}`

export const Avatars = () => (
  <Inline gap="md">
    <Inline>
      <Avatar name="Ada Okafor" />
      <Text as="span">Ada Okafor</Text>
    </Inline>
    <Inline>
      <Avatar name="Dockside Guarding Ltd" size={56} picture={drawing(4)} />
      <Text as="span">Dockside Guarding Ltd</Text>
    </Inline>
  </Inline>
)

export const Pictures = () => <PictureRow label="Broken gate" addresses={[drawing(4), drawing(3), drawing(2)]} />

export const SiteCode = () => {
  const { data, size } = create('https://s4.example/c/A').modules
  return <QrCode modules={data} width={size} label="Code of checkpoint A" />
}

export const Camera = () => {
  const video = useRef<HTMLVideoElement>(null)
  return (
    <div css={{ maxWidth: theme.width.form }}>
      <CameraView ref={video} label="Camera for the code of the site" />
    </div>
  )
}

const spots: SpotName[] = ['find', 'work', 'paid', 'post', 'choose', 'hours', 'licence', 'safety']

export const Spots = () => (
  <Inline>
    {spots.map((name) => (
      <Spot key={name} name={name} />
    ))}
  </Inline>
)

const drawings: DrawingName[] = ['search', 'shift', 'people', 'money', 'talk', 'calm']

/** What empty lists and first steps show. */
export const Drawings = () => (
  <Inline>
    {drawings.map((name) => (
      <Drawing key={name} name={name} />
    ))}
  </Inline>
)
