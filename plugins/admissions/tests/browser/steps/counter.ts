import type { Page } from '@playwright/test'
import { dayInIndia } from '@prangan/contract/india-time'
import type { Firebase } from '@prangan/functions/lib/firebase'
import { jpeg } from '@prangan/tests/support/alumni.ts'
import { admissionPaths } from '../../../contract/paths.ts'
import type { AdmissionDay } from '../../../contract/schemas/admission-day.ts'
import type { AdmissionDocument } from '../../../contract/schemas/application.ts'
import { notConfirmed } from '../../../contract/schemas/fee.ts'
import { storeApplication } from '../../support/admissions.ts'
import { openOffer, papers } from '../../support/counter.ts'
import { putSession, sessionAt } from '../../support/own-applications.ts'

/** A session on its day of admission, with people who have reported their fee. */
export async function aDayAtTheCounter(
  firebase: Firebase,
  count: number,
  { day = {}, person = {} }: { day?: Partial<AdmissionDay>; person?: Partial<AdmissionDocument> } = {},
) {
  const [firestore, bucket] = await Promise.all([firebase.firestore(), firebase.bucket()])
  const now = new Date()
  const admissionDay = { order: 'originals first', undertakingsUntil: '', papers, ...day } as const
  const session = { ...sessionAt(now), isVisible: false, admissionDay }
  const id = await putSession(firestore, session)
  const face = await jpeg(360, 480)
  const photo = {
    ...{ name: 'photo.jpg', file: 'photo.jpg', size: face.length },
    ...{ contentType: 'image/jpeg', at: now },
  }
  const people = await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const reported = {
        reference: `UTR ${session.name} ${1_000 + at}`,
        // No imported statement may cover this day: without a credit of the reference, a reason would be asked for.
        paidOn: dayInIndia(now),
      }
      const stored = await storeApplication(firestore, id, now, {
        category: 'general',
        status: 'fee reported',
        offer: openOffer(id, now),
        fee: { ...reported, amount: 4_000, reportedAt: now, reported, ...notConfirmed },
        documents: { photo },
        ...person,
      })
      await bucket
        .file(admissionPaths.file(stored.id, photo.file))
        .save(face, { contentType: photo.contentType, resumable: false })
      return stored
    }),
  )
  return { session: id, name: session.name, people }
}

/** Counts what is printed, and opens no dialog. */
export const countPrints = (page: Page) =>
  page.addInitScript(() => {
    const counted = window as typeof window & { printed?: number }
    counted.print = () => {
      counted.printed = (counted.printed ?? 0) + 1
    }
  })

export const printsIn = (page: Page): Promise<number> =>
  page.evaluate(() => (window as typeof window & { printed?: number }).printed ?? 0)

/** Presses keys and counts them. */
export function countedKeys(page: Page) {
  let count = 0
  return {
    press: async (...keys: readonly string[]) => {
      for (const key of keys) {
        await page.keyboard.press(key)
        count += 1
      }
    },
    taken: () => {
      const all = count
      count = 0
      return all
    },
  }
}
