/** Makes the value once for each key. */
export function makeOnce<Value>(cache: Map<string, Promise<Value>>, key: string, make: () => Promise<Value>) {
  const value = cache.get(key) ?? make()
  cache.set(key, value)
  return value
}
