import { type Paragraph, typed } from '@prangan/functions/mail/templates/content'
import type { FinalListMail } from '../contract/mails.ts'

export type Place = Pick<FinalListMail, 'rank' | 'waiting'>

/** The sentences of a language. */
export type FinalListTexts = {
  /** About the place on the provisional list, or on the list that was revised; null for nobody on it. */
  before: Record<'provisional' | 'revised', (place: Place | null) => string>
  answered: (objections: number, upheld: number) => string
  /** Above why a list was revised. */
  because: string
  next: { seat: string; waiting: string }
}

/** Says what differs from the list before it, why or what became of the objections to it, and what comes next. */
export function finalListParagraphs(mail: FinalListMail, texts: FinalListTexts): Paragraph[] {
  const { revised, waiting } = mail
  const since = sinceProvisional(mail, texts)
  return [
    ...(since.length > 0 ? [{ text: since.join(' ') }] : []),
    ...(revised
      ? [{ text: `${texts.before.revised(revised.place)} ${texts.because}` }, typed(revised.because)]
      : []),
    { text: waiting > 0 ? texts.next.waiting : texts.next.seat },
  ]
}

function sinceProvisional(
  { rank, waiting, provisional }: FinalListMail,
  { before, answered }: FinalListTexts,
): string[] {
  if (!provisional) return []
  const { place, objections, upheld } = provisional
  const differs = place?.rank !== rank || place.waiting !== waiting
  return [
    ...(differs ? [before.provisional(place)] : []),
    ...(objections > 0 ? [answered(objections, upheld)] : []),
  ]
}
