import { addDays } from '@prangan/contract/calendar-days'
import { englishDates, formatDate, formatMinute } from '@prangan/contract/format-date'
import { dayInIndia } from '@prangan/contract/india-time'
import { hindiDates } from '@prangan/contract/messages/hi/dates'
import type { Answer } from '@prangan/tests/support/call.ts'
import { hasHindi } from '@prangan/tests/support/languages.ts'
import { awaitMail } from '@prangan/tests/support/mailbox.ts'
import { useOwnApp } from '@prangan/tests/support/use-own-app.ts'
import { useTriggers } from '@prangan/tests/support/use-triggers.ts'
import { describe, expect } from 'vitest'
import { admissionPaths } from '../../contract/paths.ts'
import {
  AdmissionSessionDocumentSchema,
  type AdmissionSessionInput,
} from '../../contract/schemas/admission-sessions.ts'
import { type AdmissionDocument, finalList } from '../../contract/schemas/application.ts'
import type { OwnApplication } from '../../contract/schemas/own-application.ts'
import { type LetterKind, lettersOf } from '../../web/desk/fees/letter-kinds.ts'
import { addSession, programmesOf, verifiedWith } from './admissions.ts'
import { letterText } from './letters.ts'
import { own, seen } from './own-applications.ts'
import { useLists } from './use-lists.ts'

export type CaseLanguage = 'en' | 'hi'

export const caseLanguages: readonly CaseLanguage[] = hasHindi ? ['en', 'hi'] : ['en']

/** Each case is told to an applicant of each language; `npm test` tells it in English. */
export function describeInLanguages(name: string, tests: (language: CaseLanguage) => void): void {
  for (const language of caseLanguages)
    describe(name.replace('%s', language), { tags: language === 'en' ? [] : ['slow'] }, () => tests(language))
}

const day = 24 * 60 * 60_000
const dates = { en: englishDates, hi: hindiDates }

/** Returns a time as mails and letters say it. */
export const timeIn = (language: CaseLanguage, time: string | Date): string =>
  formatMinute(new Date(time), dates[language])

/** Returns a day (YYYY-MM-DD) as mails and letters say it. */
export const dayIn = (language: CaseLanguage, date: string): string =>
  formatDate(date, dates[language].months)

type Said = Readonly<Record<CaseLanguage, readonly string[]>>

/** Runs an own app in which a case of admission is acted out by calls, and checked as its applicant reads it. */
export function useCases() {
  const app = useOwnApp()
  useTriggers(app)
  const lists = useLists(app)
  const { send, read } = lists

  const languageOf = async (id: string): Promise<CaseLanguage> =>
    (await read(id)).language === 'hi' ? 'hi' : 'en'
  const tokenOf = lists.tokenOf
  const today = (days = 0): string => addDays(dayInIndia(app.now()), days)

  return {
    ...lists,
    app,
    today,
    inDays: (days: number): Date => new Date(app.now().getTime() + days * day),
    sessionOf: async (seats: number, more: Partial<AdmissionSessionInput> = {}): Promise<string> =>
      addSession(lists.admin(), app.now(), { programmes: programmesOf(app.now(), seats), ...more }),
    /** An applicant who is verified with so many marks of 500 in class 12. */
    person: async (session: string, xii: number, more: Partial<AdmissionDocument>): Promise<string> =>
      (await verifiedWith(await app.firestore(), session, app.now(), xii, more)).id,

    /** The applicant's page. */
    page: async (id: string): Promise<OwnApplication> =>
      seen(await own('read', { token: await tokenOf(id) })),
    /** A call of the applicant's page. */
    byApplicant: async (id: string, name: Parameters<typeof own>[0], body: object): Promise<Answer> =>
      own(name, { token: await tokenOf(id), ...body }),
    /** A call of the office about an application, in its present version. */
    byOffice: async (id: string, call: string, body: object): Promise<Answer> => {
      const [method, path] = call.split(' ')
      return send(`${method} /api/admissions/${id}/${path}`, { version: (await read(id)).version, ...body })
    },
    confirm: async (id: string, more: object = {}): Promise<Answer> =>
      send(`PUT /api/admissions/${id}/fee`, {
        version: (await read(id)).version,
        ...{ reference: `UTR ${id}`, paidOn: today(), amount: 4_000 },
        ...more,
      }),

    /** Expects the mail with this subject, the first of `said`, and the others in its text. */
    async expectMail(id: string, said: Said, count = 1): Promise<void> {
      const { email, applicationNumber } = await read(id)
      const language = await languageOf(id)
      const [subject, ...parts] = said[language]
      const yours = language === 'hi' ? 'आपका आवेदन' : 'Your application'
      const { text } = await awaitMail(email, count, `${yours} ${applicationNumber}: ${subject}`)
      for (const part of parts) expect(text).toContain(part)
    },
    /** What the applicant was mailed about, the oldest first, the publishing of lists apart. */
    topicsTo: async (id: string): Promise<string[]> =>
      (await read(id)).mails.map(({ topic }) => topic).filter((topic) => topic !== finalList),
    /** Expects the letter that the desk prints in the applicant's language to say this; of several receipts, that with the number. */
    async expectLetter(id: string, kind: LetterKind, said: Said, receipt = ''): Promise<void> {
      const [row, language] = [await read(id), await languageOf(id)]
      const stored = await (await app.firestore()).doc(admissionPaths.session(row.session)).get()
      const session = { id: row.session, ...AdmissionSessionDocumentSchema.parse(stored.data()) }
      const letter = await letterText(kind, { id, ...row }, session, language, receipt)
      for (const part of said[language]) expect(letter).toContain(part)
    },
    lettersTo: async (id: string): Promise<LetterKind[]> => lettersOf(await read(id)),
  }
}
