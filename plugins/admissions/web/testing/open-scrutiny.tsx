import { documentPaths } from '@prangan/contract/paths'
import { firestore } from '@prangan/web/testing/firestore.ts'
import { openScreen } from '@prangan/web/testing/screen.tsx'
import { act, fireEvent, waitFor } from '@testing-library/react'
import { admissionPaths } from '../../contract/paths.ts'
import type { AdmissionDocument } from '../../contract/schemas/application.ts'
import type { ApplicationFile } from '../../contract/schemas/full-application.ts'
import { ScrutinyScreen } from '../desk/scrutiny/scrutiny-screen.tsx'
import { storedFullApplication, storedSession } from './stored.ts'

export const put = (id: string, given: Partial<AdmissionDocument> = {}) =>
  act(() =>
    firestore.put(documentPaths.admission(id), storedFullApplication({ name: id, documents: {}, ...given })),
  )
export const putSession = (given: Parameters<typeof storedSession>[0] = {}) =>
  act(() => firestore.put(admissionPaths.session('session'), storedSession(given)))
export const later = (minutes: number) => new Date(Date.parse('2026-06-20T06:00:00Z') + minutes * 60_000)
export const openScrutiny = (id: string, search = '?tab=check') =>
  openScreen(
    <ScrutinyScreen />,
    `/AdminDashboard/admissions/${id}${search}`,
    '/AdminDashboard/admissions/:item',
  )

/** The documents of an application without claims, and all of its items. */
export const documents = ['Photo', 'Class 12 marksheet']
export const items = ['Personal details', 'Marks', ...documents]
/** What a clerk decides with a key each; the marks follow from their marksheet. */
export const decided = ['Photo', 'Personal details', 'Class 12 marksheet']
export const file = (name: string): ApplicationFile => ({
  name: `${name}.jpg`,
  file: `${name}.jpg`,
  size: 90_000,
  contentType: 'image/jpeg',
  at: new Date('2026-06-20T06:00:00Z'),
})
export const itemNamed = (name: string) =>
  [...document.querySelectorAll('fieldset[data-item]')].find(
    (each) => each.querySelector('legend')?.textContent === name,
  ) as HTMLFieldSetElement
export const choose = (item: string, choice: 'right' | 'queried' | 'refused') =>
  act(() => itemNamed(item).querySelector<HTMLInputElement>(`[value=${choice}]`)?.click())
export const key = (code: string, more: object = {}) =>
  act(() => void fireEvent.keyDown(document.activeElement ?? document.body, { code, ...more }))
/** Waits for the picture of a document, and loads it. */
export async function documentIsShown(name: string): Promise<void> {
  const picture = await waitFor(() => {
    const found = [...document.querySelectorAll('img')].find(({ alt }) => alt === name)
    if (!found) throw new Error(`${name} is not there.`)
    return found
  })
  act(() => void fireEvent.load(picture))
}
export const chosenIn = (item: string) => {
  const { item: key } = itemNamed(item).dataset
  return document.querySelector<HTMLInputElement>(`[name="is:${key}"]:checked`)?.value
}
export const itemInFocus = () => document.activeElement?.querySelector('legend')?.textContent
