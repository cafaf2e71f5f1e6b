import type { FinalListMail } from '../contract/mails.ts'

export type Place = Pick<FinalListMail, 'rank' | 'waiting'>

/** The sentences of a language. */
export type FinalListTexts = {
  /** About the place on the provisional list; null for nobody on it. */
  before: (place: Place | null) => string
  answered: (objections: number, upheld: number) => string
  next: { seat: string; waiting: string }
}

/** Says what differs from the provisional list, what became of the objections to it, and what comes next. */
export function finalListParagraphs(mail: FinalListMail, texts: FinalListTexts): { text: string }[] {
  const since = sinceProvisional(mail, texts)
  return [
    ...(since.length > 0 ? [{ text: since.join(' ') }] : []),
    { text: mail.waiting > 0 ? texts.next.waiting : texts.next.seat },
  ]
}

function sinceProvisional(
  { rank, waiting, provisional }: FinalListMail,
  { before, answered }: FinalListTexts,
): string[] {
  if (!provisional) return []
  const { place, objections, upheld } = provisional
  const differs = place?.rank !== rank || place.waiting !== waiting
  return [...(differs ? [before(place)] : []), ...(objections > 0 ? [answered(objections, upheld)] : [])]
}
