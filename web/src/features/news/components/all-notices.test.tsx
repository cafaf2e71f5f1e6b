import { limits } from '@prangan/contract/limits'
import { documentPaths } from '@prangan/contract/paths'
import { noNotices } from '@prangan/contract/schemas/notices'
import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { firestore } from '../../../testing/firestore.ts'
import { openScreen, press, says } from '../../../testing/screen.tsx'
import { storedNotice } from '../../../testing/stored.ts'
import { ReadNotices } from '../api/read-notices.ts'
import { AllNotices } from './all-notices.tsx'

const createdAt = '2026-03-02T09:30:00.000Z'
const news = Array.from({ length: limits.notices.news }, (_, at) => ({
  id: `current${at}`,
  title: `Notice ${at}`,
  type: 'News' as const,
  link: '',
  createdAt,
}))

const openList = (list: ReactNode) => openScreen(<ReadNotices value={new Map()}>{list}</ReadNotices>)

describe('A visitor of all notices', () => {
  it('is told that there are none', async () => {
    openList(<AllNotices tab="News" current={noNotices} />)
    await says('No notices or circulars available at the moment.')
  })

  it('is told that there are no events', async () => {
    openList(<AllNotices tab="Events" current={noNotices} />)
    await says('No upcoming events at the moment.')
  })

  it('is told that older ones could not be read, keeps the others, and reads them by trying again', async () => {
    firestore.goAway()
    const person = openList(<AllNotices tab="News" current={{ ...noNotices, news }} />)
    await press(person, 'Older notices')
    await says('Failed to load content. Please try again later.')
    expect(document.body.textContent).toContain('Notice 0')
    firestore.comeBack()
    const older = new Date('2025-03-02T09:30:00Z')
    firestore.put(
      documentPaths.news('older'),
      storedNotice({ title: 'An older notice', createdAt: older, publishFrom: older }),
    )
    await press(person, 'Older notices')
    await says('An older notice')
    expect(document.body.textContent).not.toContain('Failed to load content')
  })

  it('reads on where the older notices begin, and finds them again on coming back', async () => {
    const older = new Date('2025-03-02T09:30:00Z')
    firestore.put(
      documentPaths.news('older'),
      storedNotice({ title: 'An older notice', createdAt: older, publishFrom: older }),
    )
    const person = openList(<AllNotices tab="News" current={{ ...noNotices, news }} />)
    await press(person, 'Older notices')
    await waitFor(() => expect(document.activeElement?.textContent).toContain('An older notice'))
    await person.click(screen.getByText('Elsewhere'))
    await says('Somewhere else')
    history.back()
    await says('An older notice')
  })
})
