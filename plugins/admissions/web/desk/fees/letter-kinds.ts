import type { ApplicationRow } from '../api/application-row.ts'

export const letterKinds = ['offer', 'admission', 'receipt', 'refund'] as const
export type LetterKind = (typeof letterKinds)[number]

export function lettersOf({
  status,
  offer,
  fee,
  otherReceipts,
  refund,
}: Pick<ApplicationRow, 'status' | 'offer' | 'fee' | 'otherReceipts' | 'refund'>) {
  const isThere: Readonly<Record<LetterKind, boolean>> = {
    offer: offer !== null && (status === 'offered' || status === 'fee reported'),
    admission: status === 'admitted',
    receipt: Boolean(fee?.confirmedAt) || otherReceipts.length > 0,
    refund: refund !== null,
  }
  return letterKinds.filter((kind) => isThere[kind])
}
