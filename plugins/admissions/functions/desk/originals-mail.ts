import type { OriginalsMail } from '../../contract/mails.ts'
import { owedOriginals } from '../../contract/originals.ts'
import type { AdmissionDocument } from '../../contract/schemas/application.ts'

/** What is new in a mail about the originals that somebody owes. */
export const originalsMail = (
  topic: OriginalsMail['topic'],
  application: Pick<AdmissionDocument, 'originals' | 'offer' | 'roll' | 'balance'>,
) => ({
  kind: 'admission originals' as const,
  topic,
  rollNumber: application.roll?.number ?? '',
  owed: owedOriginals(application),
  ...(application.balance > 0 && {
    due: { sum: application.balance, by: application.roll?.balanceBy ?? '' },
  }),
})
