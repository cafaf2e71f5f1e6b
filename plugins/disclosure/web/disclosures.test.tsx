import type { Loaded } from '@prangan/contract/site-data'
import { Footer } from '@prangan/web/app/layouts/footer.tsx'
import { setLanguage } from '@prangan/web/messages/language.ts'
import { loadInHindi } from '@prangan/web/testing/in-hindi.ts'
import { openScreen, says } from '@prangan/web/testing/screen.tsx'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { PublicDisclosure } from '../contract/disclosures.ts'
import { disclosureItems } from '../contract/lists.ts'
import { Component } from './disclosures.tsx'
import { loadDisclosureMessages } from './messages.ts'

const missing = (key: string): PublicDisclosure => ({ key, state: 'missing', links: [], updatedOn: '' })

function open(more: readonly PublicDisclosure[], loaded?: Loaded<readonly PublicDisclosure[]>): void {
  const value = disclosureItems.map(({ key }) => more.find((each) => each.key === key) ?? missing(key))
  const data = loaded ?? { status: 'ready', value }
  const routes = [{ path: '/', Component, loader: () => data, HydrateFallback: () => null }]
  render(<RouterProvider router={createMemoryRouter(routes)} />)
}

const itemAt = (key: string) => document.getElementById(key)?.textContent?.replaceAll(/\s+/g, ' ')

beforeAll(() => loadDisclosureMessages('en'))
afterEach(() => setLanguage('en'))

describe('A journalist who opens the mandatory disclosure', () => {
  it('sees the document of the accounts with its size and pages, and when it was last updated', async () => {
    const links = [
      {
        kind: 'document',
        href: '/documents/accounts.pdf?v=2',
        label: { en: 'Accounts of 2024-25' },
        bytes: 40_960,
        pages: 12,
      },
    ] as const
    open([{ key: 'ugc-accounts', state: 'published', updatedOn: '2026-06-01', links }])
    await says('Accounts of 2024-25')
    expect(itemAt('ugc-accounts')).toMatch(/Published.*PDF, 40 KB, 12 pages.*Last updated on 1 June 2026/)
    expect(screen.getByText(/^1 published, \d+ not yet published, 0 not applicable\.$/)).toBeTruthy()
  })

  it('reads why the college has no Chancellor, what is missing, and which review is overdue', async () => {
    const reason = { en: 'Only the university has one.' }
    const links = [{ kind: 'page', href: '/library', label: { en: 'Our library' } }] as const
    open([
      { key: 'ugc-chancellor', state: 'notApplicable', updatedOn: '2026-06-01', links: [], reason },
      { key: 'ugc-library', state: 'published', updatedOn: '2025-06-01', links, overdueSince: '2026-06-01' },
    ])
    await says('Our library')
    expect(itemAt('ugc-chancellor')).toContain('Reason: Only the university has one.')
    expect(itemAt('ugc-rti')).toContain('Not yet published')
    expect(itemAt('ugc-library')).toContain('Review overdue since 1 June 2026')
  })

  it('finds each section by its name at the top', async () => {
    open([])
    const links = await screen.findAllByRole('link', { name: 'Student life' })
    for (const link of links)
      expect(document.querySelector(link.getAttribute('href') ?? '')?.textContent).toContain('Sports')
  })

  it('reads what is on the list even if the links can’t be loaded', async () => {
    open([], { status: 'failed', reason: 'made up' })
    await says(/^We couldn’t load the links\./)
    expect(itemAt('ugc-rti')).toBe('Right to Information: CPIO and Appellate Authority')
  })

  it('reads it in Hindi, with addresses in Hindi', async () => {
    await Promise.all([loadInHindi(), loadDisclosureMessages('hi')])
    const links = [{ kind: 'page', href: '/library', label: { en: 'Library', hi: 'पुस्तकालय' } }] as const
    open([{ key: 'ugc-library', state: 'published', updatedOn: '2026-06-01', links }])
    await says(/^नियामक|^हमारा सार्वजनिक/)
    const link = [...document.querySelectorAll('#ugc-library a')][0]
    expect([link?.textContent, link?.getAttribute('href')]).toEqual(['पुस्तकालय', '/hi/library'])
  })
})

describe('Every page', () => {
  it('leads to the disclosure from its footer, in the reader’s language', async () => {
    openScreen(<Footer />)
    const links = screen.getAllByText('Mandatory disclosure')
    expect(links.map((link) => link.closest('a')?.getAttribute('href'))).toEqual(['/disclosures'])
    await loadInHindi()
    openScreen(<Footer />)
    const inHindi = screen.getAllByText('अनिवार्य प्रकटीकरण')
    expect(inHindi.map((link) => link.closest('a')?.getAttribute('href'))).toEqual(['/hi/disclosures'])
  })
})
