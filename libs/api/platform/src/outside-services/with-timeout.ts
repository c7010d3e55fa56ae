/** What was asked for, or null when asking fails or takes longer than `timeoutMs` milliseconds: for what only saves somebody time. */
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
