import { addDays } from '@prangan/contract/calendar-days'
import { dayInIndia } from '@prangan/contract/india-time'
import { documentPaths } from '@prangan/contract/paths'
import { firestore } from '@prangan/web/testing/firestore.ts'
import { openScreen, says } from '@prangan/web/testing/screen.tsx'
import { act, screen, within } from '@testing-library/react'
import { admissionPaths } from '../../contract/paths.ts'
import type { AdmissionDay } from '../../contract/schemas/admission-day.ts'
import type { AdmissionDocument } from '../../contract/schemas/application.ts'
import { notConfirmed } from '../../contract/schemas/fee.ts'
import { Counter } from '../desk/counter/counter.tsx'
import { storedFullApplication, storedSession } from './stored.ts'

export const now = new Date()
export const today = dayInIndia(now)
const day = 24 * 60 * 60_000
export const tc = {
  key: 'tc',
  name: { en: 'Transfer certificate' },
  neededFor: { who: 'everybody' as const },
}
export const fee = {
  ...{ reference: 'UTR 77', paidOn: today, amount: 5_200, reportedAt: now },
  ...{ reported: { reference: 'UTR 77', paidOn: today }, ...notConfirmed },
}
const confirmed = {
  ...fee,
  confirmedAt: now,
  confirmedBy: 'clerk@college.test',
  receiptNumber: '2026-27/000123',
}
export const offer = {
  ...{ list: 'one', listNumber: 1, under: 'open', amount: 5_200, cautionMoney: 500, heads: [] },
  ...{ payFrom: new Date(now.getTime() - day), payTo: new Date(now.getTime() + day) },
  ...{ acceptedAt: now, extensions: [] },
}

export const putMeera = (given: Partial<AdmissionDocument>) =>
  firestore.put(
    documentPaths.admission('2026-K7M4QX3'),
    storedFullApplication({
      ...{ name: 'Meera Joshi', status: 'admitted', offer, fee: confirmed, documents: {} },
      ...given,
    }),
  )

/** A clerk who has opened Meera Joshi at the counter. */
export async function atCounter(given: Partial<AdmissionDocument> = {}, more: Partial<AdmissionDay> = {}) {
  const admissionDay = {
    ...{ order: 'originals first' as const, undertakingsUntil: addDays(today, 10), papers: [tc] },
    ...more,
  }
  act(() => {
    firestore.put(admissionPaths.session('session'), storedSession({ admissionDay }))
    putMeera(given)
  })
  const person = openScreen(<Counter />, '/desk?application=2026-K7M4QX3')
  await says('Meera Joshi')
  return person
}

export const radio = (original: string, result: string) =>
  within(screen.getByRole('group', { name: new RegExp(original) })).getByLabelText<HTMLInputElement>(result)
