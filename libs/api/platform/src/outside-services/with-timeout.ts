/** Null when the promise rejects or takes longer than `timeoutMs`. */
export async function withTimeout<Found>(asked: Promise<Found | null>, timeoutMs: number): Promise<Found | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, null)
  })
  try {
    return await Promise.race([asked, late])
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}
