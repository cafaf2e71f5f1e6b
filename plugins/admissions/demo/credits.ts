import { addDays } from '@prangan/contract/calendar-days'
import { dayInIndia } from '@prangan/contract/india-time'
import type { AdmissionDocument } from '../contract/schemas/application.ts'
import { type BankCredit, BankCreditSchema } from '../contract/schemas/bank-credits.ts'
import { creditKeys } from '../contract/statement/match-credits.ts'
import { demoClerk } from './decisions.ts'
import { demoPayment } from './payment.ts'

type Said = Pick<BankCredit, 'date' | 'paise'> & Partial<Pick<BankCredit, 'reference' | 'description'>>

/** Returns what the bank's statement of yesterday shows: fees that are sure, some to be decided, and money of nobody. */
export function demoCredits(
  applications: ReadonlyMap<string, AdmissionDocument>,
  now: Date,
): Map<string, BankCredit> {
  const of = (status: AdmissionDocument['status']) =>
    [...applications.values()].filter((application) => application.status === status && application.offer)
  const reported = of('fee reported').flatMap(({ fee, offer, name }, at): Said[] => {
    if (!fee || !offer || at > 4) return []
    // The fourth has paid a part.
    const paise = (at === 3 ? offer.amount - 1_000 : offer.amount) * 100
    const description = `CSH DEP CHALLAN ${fee.reference} ${name}`
    return [{ date: fee.paidOn, paise, reference: fee.reference, description }]
  })
  const today = dayInIndia(now)
  const named = of('offered')
    .filter(({ offer, name }) => offer?.acceptedAt && /^[a-z ]+$/i.test(name))
    .slice(0, 2)
    .flatMap(({ offer, name }, at): Said[] => [
      {
        date: addDays(today, -1),
        paise: (offer?.amount ?? 0) * 100,
        reference: `61${2_034_567_890 + at}`,
        description: `UPI/CR/61${2_034_567_890 + at}/${name.slice(0, 12)}/SBIN`,
      },
    ])
  const nobody: Said[] = [
    { date: addDays(today, -12), paise: 123_450, description: 'CREDIT INTEREST' },
    {
      date: addDays(today, -5),
      paise: 500_000,
      reference: 'PUNBN26207123456',
      description: 'NEFT*PUNB0012345*TRANSPORT',
    },
  ]
  return new Map([...reported, ...named, ...nobody].map((said, at) => [`demo-${at}`, creditOf(said, now)]))
}

const creditOf = ({ reference = '', description = '', ...said }: Said, now: Date): BankCredit =>
  BankCreditSchema.parse({
    ...{ ...said, reference, description, name: '', occurrence: 1 },
    ...{ account: demoPayment.account.number, keys: creditKeys({ reference, description }) },
    ...{ status: 'open', application: '', applicationNumber: '', receiptNumber: '', notFor: [], note: '' },
    ...{ importedAt: now, importedBy: demoClerk, decidedAt: null, decidedBy: '', version: 1 },
  })
