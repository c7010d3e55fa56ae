/** Null unless both are whole numbers and the minutes are below 60. */
export function typedMinutes({ hours, minutes }: { hours: string; minutes: string }): number | null {
  const whole = (text: string) => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : null)
  const [h, m] = [whole(hours), minutes.trim() === '' ? 0 : whole(minutes)]
  return h === null || m === null || m > 59 ? null : h * 60 + m
}
