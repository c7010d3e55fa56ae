/** What was asked for, or null when asking fails or takes longer than `patience` milliseconds: for what only saves somebody time. */
export async function inTime<Found>(asked: Promise<Found | null>, patience: number): Promise<Found | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, patience, null)
  })
  try {
    return await Promise.race([asked, late])
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}
