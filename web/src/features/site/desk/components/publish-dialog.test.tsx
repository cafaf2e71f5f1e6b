import { issueTexts } from '@prangan/contract/content/checks/issue-messages'
import { errors } from '@prangan/contract/errors'
import { documentPaths, settingsId } from '@prangan/contract/paths'
import type { StoredContent } from '@prangan/contract/schemas/content'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ContentPickersContext } from '../../../../lib/content-pickers.ts'
import { colleagueOpens } from '../../../../testing/colleague.ts'
import { firestore } from '../../../../testing/firestore.ts'
import { openedDialog, openScreen, press, says } from '../../../../testing/screen.tsx'
import { server } from '../../../../testing/server.ts'
import { storedPage } from '../../../../testing/stored.ts'
import { PageEditor } from './page-editor.tsx'

const at = new Date('2026-03-02T09:30:00Z')
const noPicker = () => null
const text = (words: string) => ({ en: words, hi: 'शुल्क' })
const contentWith = (words: string, description: string): StoredContent => ({
  title: text('Fees'),
  description: description ? text(description) : { en: '' },
  blocks: [{ id: 'about', kind: 'text', paragraphs: [text(words)] }],
})

const putVersion = (number: number, content: StoredContent) =>
  firestore.put(documentPaths.pageVersion('fees', number), {
    ...{ number, content, base: number - 1, by: 'office@college.test', at, note: '' },
  })

/** Opens the page on fees, version 1 of which is public, with this draft; then the dialog that publishes it. */
async function openDialog(
  { title, description, blocks }: StoredContent,
  given: Parameters<typeof storedPage>[0] = {},
) {
  const site = { revision: 0, pages: {}, redirects: {}, media: {}, documents: {} }
  const published = { version: 0, publishedAt: at.toISOString() }
  firestore.put(documentPaths.site, { ...site, frame: published })
  putVersion(1, contentWith('The fee is due in July.', 'What studying costs.'))
  firestore.put(documentPaths.page('fees'), storedPage({ hasDraft: true, ...given }))
  firestore.put(documentPaths.pageDraft('fees'), {
    base: given.latest === null ? null : 1,
    head: { value: { title, description }, rev: 0 },
    order: { value: blocks.map(({ id }) => id), rev: 0 },
    blocks: Object.fromEntries(blocks.map((block) => [block.id, { value: block, rev: 0 }])),
    editors: {},
    updatedAt: at,
  })
  const pickers = { PicturePicker: noPicker, DocumentPicker: noPicker, ShownPicture: noPicker }
  const person = openScreen(
    <ContentPickersContext value={pickers}>
      <PageEditor
        id="fees"
        back={{ href: '/desk', label: 'Pages' }}
        loadHomeScreen={() => Promise.reject(new Error('Only the site settings need it.'))}
      />
    </ContentPickersContext>,
    '/desk',
  )
  await press(person, 'Publish…')
  await says('What changes')
  return person
}

const changes = () => within(screen.getByRole('region', { name: 'What changes', hidden: true }))
const focused = () => document.activeElement?.ariaLabel ?? document.activeElement?.getAttribute('aria-label')

describe('A clerk who writes', () => {
  it('sees who else has the page open', async () => {
    await openDialog(contentWith('The fee is due in July.', 'What studying costs.'))
    await colleagueOpens(documentPaths.page('fees'))
    await says('Ravi Mishra has this open, too.')
  })

  it('opens the dialog with Ctrl and Enter, and breaks no paragraph', async () => {
    const person = await openDialog(contentWith('The fee is due in July.', 'What studying costs.'))
    await press(person, 'Cancel')
    await waitFor(() => expect(openedDialog()).toBeNull())
    const box = screen.getByDisplayValue<HTMLTextAreaElement>('The fee is due in July.')
    act(() => box.focus())
    box.setSelectionRange(7, 7)
    await person.keyboard('{Control>}{Enter}{/Control}')
    await says('What changes')
    expect(box.value).toBe('The fee is due in July.')
  })
})

describe('A clerk whose page has no description', () => {
  it('is led to its box, not to the introduction, which is blank as well', async () => {
    const person = await openDialog(contentWith('The fee is due in July.', ''))
    await press(person, issueTexts.pageWithoutDescription)
    await waitFor(() => expect(focused()).toBe('Description for search engines and shared links, English'))
  })

  it('sees that it and the title are required, and the introduction is not', async () => {
    await openDialog(contentWith('The fee is due in July.', ''))
    const labels = [...document.querySelectorAll('section[aria-label="Title and description"] p')]
    expect(labels.map(({ textContent }) => textContent)).toEqual([
      'Title *',
      'Introduction, shown below the title',
      'Description for search engines and shared links *',
    ])
  })
})

describe('A clerk who publishes a change', () => {
  const changed = contentWith('The fee is due in August.', 'What studying costs.')

  const publish = () =>
    act(async () => {
      firestore.put(documentPaths.page('fees'), storedPage({ published: 2, latest: 2, version: 2 }))
      firestore.remove(documentPaths.pageDraft('fees'))
      putVersion(2, changed)
    })

  it('reads what changes until the dialog is closed, also when the version has arrived', async () => {
    const person = await openDialog(changed)
    await waitFor(() => expect(changes().getByText('changed')).toBeDefined())
    const compared = screen.getByRole('region', { name: 'What changes' }).textContent
    const answer = server.holds('publishPage', { message: 'The page is published.', version: 2 })
    await press(person, 'Publish now')
    await says('Publishing…')
    await publish()
    expect(screen.getByRole('region', { name: 'What changes' }).textContent).toBe(compared)
    expect(screen.queryByRole('region', { name: 'Published since' })).toBeNull()
    answer()
    await waitFor(() => expect(screen.queryByText('What changes')).toBeNull())
  })

  it('reads what a colleague has published meanwhile, once theirs is refused', async () => {
    server.refuses('publishPage', 'changed-meanwhile')
    const person = await openDialog(changed)
    await press(person, 'Publish now')
    await says(errors['changed-meanwhile'][1])
    await act(async () => {
      firestore.put(documentPaths.page('fees'), storedPage({ hasDraft: true, latest: 2, published: 2 }))
      putVersion(2, contentWith('The fee is due in May.', 'What studying costs.'))
    })
    await waitFor(() => expect(screen.getByRole('region', { name: 'Published since' })).toBeDefined())
    await waitFor(() => expect(changes().getByText('May', { exact: false })).toBeDefined())
  })
})

describe('A clerk who publishes a page for the first time', () => {
  const isNew = { state: 'draft', published: null, latest: null } as const
  const content = contentWith('The fee is due in July.', 'What studying costs.')

  it('is led to the menus, where a link to it is prepared', async () => {
    const person = await openDialog(content, isNew)
    server.answers('publishPage', { message: 'The page is published.', version: 1 })
    await press(person, 'Publish now')
    await says('Put Fees in a menu?')
    const text = 'Until a menu leads to it, visitors find it only by search and by links on other pages.'
    await waitFor(() => expect(document.activeElement?.textContent).toBe(text))
    await person.click(screen.getByRole('link', { name: 'Choose a menu…' }))
    await says('Somewhere else')
    expect(location.pathname + location.search).toBe(`/AdminDashboard/pages/${settingsId}?menu-page=fees`)
  })

  it('may leave it for another day, and is not asked again', async () => {
    const person = await openDialog(content, isNew)
    server.answers('publishPage', { message: 'The page is published.', version: 1 })
    await press(person, 'Publish now')
    await press(person, 'Not now')
    await waitFor(() => expect(openedDialog()).toBeNull())
    await act(async () => firestore.put(documentPaths.page('fees'), storedPage({ hasDraft: true })))
    await press(person, 'Publish…')
    server.answers('publishPage', { message: 'The page is published.', version: 2 })
    await press(person, 'Publish now')
    await waitFor(() => expect(openedDialog()).toBeNull())
  })
})
