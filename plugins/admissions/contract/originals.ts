import { dayInIndia } from '@prangan/contract/india-time'
import { neededBy } from './requirements.ts'
import type { AdmissionDay, Original, OwedOriginal } from './schemas/admission-day.ts'
import type { AdmissionSessionDocument, DocumentRule, Programme } from './schemas/admission-sessions.ts'
import type { AdmissionDocument } from './schemas/application.ts'
import { hasLapsed } from './states.ts'

/* The originals that an applicant shows at the counter. The server, the desk and the applicant's page share these functions. */

type Settings = Pick<AdmissionSessionDocument, 'name' | 'documents'> & { admissionDay: AdmissionDay }
type Applicant = Pick<AdmissionDocument, 'category' | 'details' | 'checks'>

export type AskedOriginal = { item: string; name: DocumentRule['name'] }

const paperItem = (key: string): string => `paper:${key}`

/** Returns what is asked for at the counter. What was refused, a claim or the category, needs no original. */
export function originalsOf(
  session: Settings,
  programme: Pick<Programme, 'level'>,
  { category, details, checks }: Applicant,
): AskedOriginal[] {
  if (!details) return []
  const isRefused = (item: string) => checks[item]?.result === 'refused'
  const isNeeded = neededBy(session, programme, {
    category: isRefused('category') ? 'general' : category,
    claims: details.claims.filter((claim) => !isRefused(`claim:${claim}`)),
    education: details.education,
  })
  return [
    ...session.documents
      .filter(({ kind, neededFor }) => kind === 'page' && isNeeded(neededFor))
      .map(({ key, name }) => ({ item: `document:${key}`, name })),
    ...session.admissionDay.papers
      .filter(({ neededFor }) => isNeeded(neededFor))
      .map(({ key, name }) => ({ item: paperItem(key), name })),
  ]
}

export const namesOf = (asked: readonly AskedOriginal[]): DocumentRule['name'][] =>
  asked.map(({ name }) => name)

/** Returns true if an original stands in nobody's way on that day. */
export const isSettled = (original: Pick<Original, 'result' | 'until'> | undefined, day: string): boolean =>
  original?.result === 'seen' ||
  original?.result === 'copy' ||
  (original?.result === 'undertaking' && original.until >= day)

/** Returns what stands in the way of an admission on that day. */
export const openOriginals = (
  asked: readonly AskedOriginal[],
  { originals }: Pick<AdmissionDocument, 'originals'>,
  day: string,
): AskedOriginal[] => asked.filter(({ item }) => !isSettled(originals[item], day))

const isOwed = ({ result }: Original): boolean => result === 'undertaking' || result === 'missing'

/** Returns what an applicant still has to bring, by the day until which; what has no day is due when the offer ends. */
export function owedOriginals({
  originals,
  offer,
}: Pick<AdmissionDocument, 'originals' | 'offer'>): OwedOriginal[] {
  const end = offer ? dayInIndia(offer.payTo) : ''
  return Object.values(originals)
    .filter(isOwed)
    .map(({ name, until }) => ({ name, until: until || end }))
    .toSorted((one, other) => one.until.localeCompare(other.until))
}

/** Returns the first day on which an original is due, or '' if none is owed. */
export const originalsDueOf = (application: Parameters<typeof owedOriginals>[0]): string =>
  owedOriginals(application)[0]?.until ?? ''

/** Returns the last day (YYYY-MM-DD) that an undertaking may have. */
export const undertakingLimit = ({
  admissionDay,
  lastDate,
}: Pick<AdmissionSessionDocument, 'lastDate'> & { admissionDay: AdmissionDay }): string =>
  admissionDay.undertakingsUntil || lastDate

/** Returns true if somebody with this application can be served at the counter. */
export function isForCounter(
  application: Pick<AdmissionDocument, 'status' | 'offer' | 'details'>,
  now: Date,
): boolean {
  const { status, offer, details } = application
  if (!details || !offer) return false
  if (status === 'offered') return !hasLapsed(application, now) || offer.acceptedAt !== null
  return status === 'fee reported' || status === 'admitted'
}

/** Returns a number of the roll, such as 'BA/2026-27/0012'. */
export const rollNumberOf = (programme: string, session: string, count: number): string =>
  `${programme.toUpperCase()}/${session}/${String(count).padStart(4, '0')}`
