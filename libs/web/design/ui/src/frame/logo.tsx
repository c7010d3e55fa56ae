import { brand, theme } from '@s4/theme'

export function LogoMark({ size = 32 }: { size?: number | undefined }) {
  return (
    <svg aria-hidden width={size} height={size} viewBox="0 0 32 32" css={{ flex: 'none' }}>
      <rect width="32" height="32" rx="8" fill={theme.color.signal} />
      <path
        fill={theme.color.onSignal}
        d={
          'M16 5.5 7 8.6v7.1c0 5.2 3.7 9 9 11 5.300-2 9-5.800 9-11V8.600L16 5.500Zm4.700 6.900-1.900 ' +
          '1.600c-.7-.8-1.700-1.200-2.900-1.200-1.300 0-2 .4-2 1 0 .7.800.900 2.500 1.200 2.500.4 4.600 1.100 ' +
          '4.600 3.500 0 2.300-2 3.700-5 3.700-2.200 0-4-.7-5.100-2.100l1.900-1.700c.800 1 1.900 1.500 3.300 ' +
          '1.500 1.300 0 2.100-.4 2.100-1.100 0-.7-.8-.9-2.500-1.200-2.400-.4-4.500-1.100-4.500-3.500 0-2.200 ' +
          '1.900-3.600 4.800-3.600 2 0 3.600.6 4.700 1.900Z'
        }
      />
    </svg>
  )
}

export function Logo({ size = 32 }: { size?: number | undefined }) {
  return (
    <span css={{ display: 'inline-flex', alignItems: 'center', gap: theme.space.snug }}>
      <LogoMark size={size} />
      <span css={{ fontSize: size * 0.72, fontWeight: theme.weight.heavy, letterSpacing: '-0.03em', lineHeight: 1 }}>
        {brand}
      </span>
    </span>
  )
}
