import { theme } from '@s4/theme'

const { color } = theme

const houses = [
  [0, 150, 74, 170],
  [82, 96, 66, 224],
  [156, 178, 44, 142],
  [404, 120, 76, 200],
] as const

const windows = [
  [16, 172],
  [42, 172],
  [16, 206],
  [98, 120],
  [122, 120],
  [98, 156],
  [122, 192],
  [420, 146],
  [448, 146],
  [448, 182],
] as const

/** A guard at a lit door at night, and a phone with the shift booked on. A drawing for a ground of `brand`. */
export function NightStreet() {
  return (
    <svg aria-hidden viewBox="0 0 480 340" preserveAspectRatio="xMidYMax meet">
      <circle cx="372" cy="52" r="24" fill={color.signal} />
      <circle cx="382" cy="45" r="21" fill={color.brand} />
      <g fill={color.onBrand} fillOpacity="0.55">
        <circle cx="40" cy="60" r="2" />
        <circle cx="176" cy="40" r="2.5" />
        <circle cx="300" cy="30" r="2" />
        <circle cx="446" cy="82" r="2" />
        <circle cx="120" cy="24" r="1.5" />
      </g>
      <g fill={color.onBrand} fillOpacity="0.1">
        {houses.map(([x, y, width, height]) => (
          <rect key={x} x={x} y={y} width={width} height={height} rx="4" />
        ))}
      </g>
      <g fill={color.signal} fillOpacity="0.7">
        {windows.map(([x, y]) => (
          <rect key={`${x} ${y}`} x={x} y={y} width="12" height="16" rx="2" />
        ))}
      </g>
      <rect x="212" y="84" width="186" height="236" rx="8" fill={color.onBrand} fillOpacity="0.18" />
      <path d="M202 128h206l-12 26H214Z" fill={color.onBrand} fillOpacity="0.34" />
      <rect x="264" y="100" width="82" height="14" rx="7" fill={color.signal} />
      <rect x="262" y="180" width="86" height="140" rx="6" fill={color.signal} />
      <path d="M262 320h86l44 20H218Z" fill={color.signal} fillOpacity="0.35" />
      <path d="M0 320h480" stroke={color.onBrand} strokeOpacity="0.4" strokeWidth="3" />
      <Guard />
      <BookedOn />
    </svg>
  )
}

const Guard = () => (
  <g>
    <path d="M284 262h40l4 62h-18l-6-40-6 40h-18Z" fill={color.onSignal} />
    <path d="M276 206c0-10 8-16 28-16s28 6 28 16l6 50-12 4-4-26v34h-40v-34l-4 26-12-4Z" fill={color.brand} />
    <path d="M284 192c5-2 12-2 20-2s15 0 20 2v70h-40Z" fill={color.onBrand} />
    <path d="M284 218h40v8h-40Zm0 18h40v8h-40Z" fill={color.successMark} />
    <path d="m296 190 8 12 8-12Z" fill={color.brand} />
    <circle cx="304" cy="170" r="17" fill={color.sidebarMuted} />
    <path d="M286 168a18 18 0 0 1 36 0l-4-3h-28Z" fill={color.onSignal} />
    <rect x="328" y="200" width="7" height="18" rx="2" fill={color.onSignal} />
    <path d="M331 200v-9" stroke={color.onSignal} strokeWidth="2.5" strokeLinecap="round" />
  </g>
)

const BookedOn = () => (
  <g>
    <rect x="52" y="148" width="112" height="186" rx="18" fill={color.onSignal} />
    <rect x="60" y="156" width="96" height="170" rx="12" fill={color.surface} />
    <rect x="72" y="172" width="52" height="8" rx="4" fill={color.text} />
    <rect x="72" y="188" width="72" height="6" rx="3" fill={color.border} />
    <circle cx="108" cy="236" r="28" fill={color.successSurface} />
    <path
      d="m95 236 9 10 18-20"
      fill="none"
      stroke={color.successMark}
      strokeWidth="6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <rect x="72" y="286" width="72" height="24" rx="8" fill={color.signal} />
    <rect x="90" y="295" width="36" height="6" rx="3" fill={color.onSignal} />
  </g>
)
