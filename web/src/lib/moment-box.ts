/** Times as the office enters them: India's time, in the format of a `datetime-local` input ('2026-11-20T09:30'). */

/** Asia/Kolkata is five and a half hours ahead of UTC all year round. */
const kolkataOffset = 5.5 * 60 * 60_000

/** A moment as an input holds it: to the minute, with seconds if it has any. */
export function toBox(moment: Date): string {
  const inKolkata = new Date(moment.getTime() + kolkataOffset).toISOString().slice(0, -1)
  return inKolkata.replace(/(:00)?\.000$/, '')
}

/** The moment in an input; undefined if it is empty. */
export function fromBox(text: string): Date | undefined {
  return text === '' ? undefined : new Date(`${text}+05:30`)
}
