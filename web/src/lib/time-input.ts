/** Converts times between `Date` and `datetime-local` inputs ('2026-11-20T09:30'), which show India's time. */

/** Asia/Kolkata is five and a half hours ahead of UTC all year round. */
const kolkataOffset = 5.5 * 60 * 60_000

export function toTimeInput(time: Date): string {
  const inKolkata = new Date(time.getTime() + kolkataOffset).toISOString().slice(0, -1)
  return inKolkata.replace(/(:00)?\.000$/, '')
}

export function fromTimeInput(text: string): Date | undefined {
  return text === '' ? undefined : new Date(`${text}+05:30`)
}
