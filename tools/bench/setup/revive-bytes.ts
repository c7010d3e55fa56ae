/** For `JSON.parse`: bytes that JSON has written out are bytes again. */
export function reviveBytes(_key: string, value: unknown): unknown {
  const isBytes = typeof value === 'object' && value !== null && 'type' in value && value.type === 'Buffer'
  return isBytes ? Buffer.from((value as unknown as { data: number[] }).data) : value
}
