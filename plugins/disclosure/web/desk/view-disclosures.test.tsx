import { documentPaths } from '@prangan/contract/paths'
import type { Site } from '@prangan/contract/schemas/site'
import { firestore } from '@prangan/web/testing/firestore.ts'
import { button, field, fill, isToldAt, openScreen, press, says } from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Disclosure } from '../../contract/disclosures.ts'
import { disclosureItems } from '../../contract/lists.ts'
import { disclosurePath } from '../../contract/paths.ts'
import { storedDisclosure } from '../../tests/stored.ts'
import { OwnItems } from './own-items.tsx'
import { ViewDisclosures } from './view-disclosures.tsx'

const page = (path: string, title: string) => ({
  path,
  aliases: [],
  title: { en: title },
  languages: [],
  version: 1,
  publishedAt: null,
})

const site: Site = {
  revision: 1,
  frame: { version: 0, publishedAt: '2026-01-01T00:00:00.000Z' },
  pages: { library: page('/library', 'Library'), rti: page('/rti', 'Right to information') },
  redirects: {},
  departments: {},
  media: {},
  documents: {
    accounts: {
      slug: 'accounts',
      title: { en: 'Accounts of 2024-25' },
      version: 1,
      bytes: 9,
      at: '2026-01-01T00:00:00.000Z',
    },
  },
}

const put = (key: string, more: Partial<Disclosure> = {}) =>
  act(() => firestore.put(disclosurePath(key), storedDisclosure(more)))

const checks = (broken: Record<string, string[]> = {}) =>
  server.answers('checkDisclosures', { broken, people: [{ uid: 'asha', name: 'Asha Verma' }] })

const rowOf = (title: string) => button(title).closest('li')?.textContent
const count = (label: string) =>
  [...screen.getByRole('list', { name: 'How the items stand' }).querySelectorAll('button')]
    .find((each) => each.textContent?.endsWith(label))
    ?.textContent?.replace(label, '')

beforeEach(() => {
  firestore.put(documentPaths.site, site)
})

describe('The office', () => {
  it('sees how many items are published, missing, due and broken, and shows only those', async () => {
    put('ugc-library', { updatedOn: '2025-01-01' })
    put('ugc-rti', { links: [{ href: 'page:gone', label: { en: '' } }] })
    put('ugc-chancellor', { state: 'notApplicable', reason: { en: 'None.' }, links: [] })
    checks({ 'ugc-rti': ['page:gone'] })
    const person = openScreen(<ViewDisclosures />)
    await says('1 broken link')
    expect([count('Published'), count('Due within 30 days'), count('Broken links')]).toEqual(['2', '1', '1'])
    expect(count('Missing')).toBe(String(disclosureItems.length - 3))
    await person.click(screen.getByText('Broken links', { selector: 'span' }))
    await waitFor(() => expect(screen.queryByText('Library')).toBeNull())
    expect(rowOf('Right to Information: CPIO and Appellate Authority')).toContain('1 broken link')
  })

  it('publishes an item with a document that it chooses by name', async () => {
    checks()
    server.answers('saveDisclosure', { message: 'Item saved successfully!', version: 1 })
    const person = openScreen(<ViewDisclosures />, '/desk?open=ugc-directory')
    fireEvent.click(await waitFor(() => field('Published')))
    fill('Add a page or document', 'doc:accounts')
    await press(person, 'Add the chosen page or document')
    fill('Last updated on', '2026-06-01')
    fill('Owner', 'asha')
    await press(person, 'Save')
    await says('Item saved successfully!')
    expect(server.callsOf('saveDisclosure').map(({ params, body }) => [params, body])).toEqual([
      [
        { key: 'ugc-directory' },
        expect.objectContaining({
          state: 'published',
          links: [{ href: 'doc:accounts', label: { en: '' } }],
          owner: 'asha',
          updatedOn: '2026-06-01',
          version: 0,
        }),
      ],
    ])
  })

  it('is told that a published item needs a link, and that another site is none', async () => {
    checks()
    const person = openScreen(<ViewDisclosures />, '/desk?open=ugc-directory')
    fireEvent.click(await waitFor(() => field('Published')))
    await press(person, 'Save')
    await says('Choose at least one page or document. Without one the item is missing.')
    fill('Add another address of this site', 'https://elsewhere.test/')
    await press(person, 'Add this address')
    await says('Choose a page, a document or an address of this site that begins with /.')
  })

  it('takes the usual reason for an item that only a university has', async () => {
    checks()
    server.answers('saveDisclosure', { message: 'Item saved successfully!', version: 1 })
    const person = openScreen(<ViewDisclosures />, '/desk?open=ugc-chancellor')
    fireEvent.click(await waitFor(() => field('Not applicable')))
    await press(person, 'Save')
    await isToldAt('Reason', 'The reason is required.')
    await press(person, 'Use the usual reason')
    await press(person, 'Save')
    await says('Item saved successfully!')
    const [{ body } = { body: {} }] = server.callsOf('saveDisclosure')
    expect(body).toMatchObject({
      state: 'notApplicable',
      reasonEn: 'The college is affiliated to a university. Only the university has this office.',
      reasonHi: expect.stringContaining('विश्वविद्यालय'),
    })
  })

  it('chooses between its own and a colleague’s change of the review', async () => {
    put('ugc-library')
    checks()
    const person = openScreen(<ViewDisclosures />, '/desk?open=ugc-library')
    await waitFor(() => field('Review every'))
    fireEvent.change(field('Review every'), { target: { value: '6' } })
    checks()
    put('ugc-library', { version: 2, updatedOn: '2026-07-01' })
    await waitFor(() => button('Accept their changes'))
    await press(person, 'Accept their changes')
    await waitFor(() => expect(field('Last updated on').value).toContain('2026'))
    expect(field<HTMLSelectElement>('Review every').value).toBe('6')
  })
})

describe('A teacher', () => {
  it('sees the items that they keep, and which is due', async () => {
    put('ugc-library', { owner: 'asha', updatedOn: '2025-01-01' })
    put('ugc-accounts')
    checks()
    openScreen(<OwnItems />)
    await says('Overdue since 1 January 2026')
    expect(screen.queryByText(/Annual accounts/)).toBeNull()
  })

  it('who keeps none sees nothing of it', async () => {
    put('ugc-library')
    checks()
    openScreen(<OwnItems />)
    await waitFor(() => expect(server.callsOf('checkDisclosures')).toHaveLength(1))
    expect(screen.queryByText('Your items of the mandatory disclosure')).toBeNull()
  })
})
