import { documentPaths, settingsId } from '@prangan/contract/paths'
import { screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { setLanguage } from '../../../../messages/language.ts'
import { onHindiDesk } from '../../../../testing/in-hindi.ts'
import { storedPage } from '../../../../testing/stored.ts'

const title = { en: 'Menus, home page and contact details' }
const at = new Date('2026-03-02T09:30:00Z')

const load = async () => ({
  ...(await import('./view-pages.tsx')),
  ...(await import('./history-panel.tsx')),
  ...(await import('../pages.ts')),
})

let desk: Awaited<ReturnType<typeof onHindiDesk<Awaited<ReturnType<typeof load>>>>>

beforeAll(async () => {
  desk = await onHindiDesk(load)
})
afterEach(() => desk.closeScreen())
afterAll(() => setLanguage('en'))

describe('A clerk who has chosen Hindi', () => {
  it('reads in it what the site settings is called, in the list and in its details', async () => {
    const { openScreen, firestore, press, ViewPages, pages } = desk
    firestore.put(documentPaths.page(settingsId), storedPage({ title, path: '' }))
    const person = openScreen(<ViewPages />, '/desk')
    await waitFor(() =>
      expect(screen.getAllByRole('link', { name: 'मेनू, मुखपृष्ठ और संपर्क जानकारी' })).toHaveLength(1),
    )
    await press(person, 'विवरण: मेनू, मुखपृष्ठ और संपर्क जानकारी')
    await waitFor(() =>
      expect(document.querySelector('[role="dialog"]')?.textContent).toContain('मेनू, मुखपृष्ठ और संपर्क जानकारी'),
    )
    expect(document.body.textContent).not.toContain(title.en)
    const row = { ...storedPage({ title }), id: settingsId, 'review.dueAt': at }
    expect(pages.nameOf(row)).toBe('मेनू, मुखपृष्ठ और संपर्क जानकारी')
  })

  it('reads in it what the server noted of the versions', async () => {
    const { openScreen, firestore, says, HistoryPanel } = desk
    const content = { title: { en: 'Fees' }, description: { en: 'What studying costs.' }, blocks: [] }
    for (const [number, note] of ['The seed', 'Two fees changed', 'Back to version 0'].entries()) {
      const base = number === 0 ? null : number - 1
      const version = { number, content, base, by: 'office@college.test', at, note }
      firestore.put(documentPaths.pageVersion('fees', number), version)
    }
    const page = { ...storedPage({ latest: 2, published: 2 }), id: 'fees', 'review.dueAt': at }
    openScreen(<HistoryPanel isOpen onClose={() => {}} page={page} mayRollBack />, '/desk')
    await says('वेबसाइट का शुरुआती पाठ')
    await says('पहले संस्करण पर वापस')
    await says('Two fees changed')
  })
})
