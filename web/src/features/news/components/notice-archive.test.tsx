import type { ListedNotice, NoticeList } from '@prangan/contract/notice-view'
import type { Loaded } from '@prangan/contract/site-data'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router-dom'
import { beforeAll, expect, test, vi } from 'vitest'
import { loadNoticePageMessages } from '../../../messages/notice-page.ts'
import { NoticeArchive } from './notice-archive.tsx'

beforeAll(() => loadNoticePageMessages('en'))

const notice = (id: string, more: Partial<ListedNotice> = {}): ListedNotice => ({
  id,
  title: `Title of ${id}`,
  type: 'News',
  link: '',
  createdAt: '2026-11-06T06:00:00Z',
  path: `/notices/${id}/title`,
  category: 'general',
  ...more,
})

const listOf = (items: ListedNotice[], more: Partial<NoticeList> = {}): Loaded<NoticeList> => ({
  status: 'ready',
  value: { items, total: items.length, page: 1, pages: 1, years: ['2026', '2025'], ...more },
})

function shown(loaded: Loaded<NoticeList>, address = '/notices'): string {
  const routes = [{ path: '/notices', element: <NoticeArchive loaded={loaded} /> }]
  return renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />,
  )
}

test('Each notice leads to its page, and says its category and whether it has ended', () => {
  const html = shown(listOf([notice('a', { category: 'holiday', endedAt: '2026-11-07T00:00:00Z' })]))
  expect(html).toMatch(/href="\/notices\/a\/title".*Title of a.*Holiday.*Ended/)
})

test('The form is sent to the list’s own address, with what it holds already', () => {
  const html = shown(listOf([]), '/notices?q=exam&category=examination&year=2025')
  // Without scripts, too, the browser shows what was found and not the form again.
  expect(html).toMatch(/<form[^>]* action="\/notices#found".*<div id="found"/)
  expect(html).toMatch(/name="q"[^>]*value="exam"/)
  for (const chosen of ['examination', '2025'])
    expect(html).toMatch(new RegExp(`<option value="${chosen}" selected=""`))
  expect(html).toContain('No notice matches.')
})

test('Events to come are apart from those that are over', () => {
  const [next, over] = [
    notice('next', { eventDate: '2126-12-11' }),
    notice('over', { eventDate: '2001-12-11', isOver: true }),
  ]
  expect(shown(listOf([next, over]), '/notices?category=event')).toMatch(
    /Upcoming events.*Title of next.*Past events.*Title of over/,
  )
})

test('An event that was published the year before is under the year that was chosen', () => {
  const event = notice('fair', { type: 'Events', eventDate: '2027-02-27' })
  expect(shown(listOf([event]), '/notices?year=2027')).toMatch(/<h2[^>]*>2027<.*Title of fair/)
  expect(shown(listOf([event]))).toMatch(/<h2[^>]*>2026<.*Title of fair/)
})

test('Older and newer pages keep what was chosen', () => {
  const html = shown(listOf([notice('a')], { page: 2, pages: 3 }), '/notices?q=exam&page=2')
  expect(html).toContain('href="/notices?q=exam&amp;page=1#found"')
  expect(html).toContain('href="/notices?q=exam&amp;page=3#found"')
})

test('A list that could not be loaded can be tried again', () => {
  expect(shown({ status: 'failed', reason: '' })).toMatch(/could not be loaded.*Try again/)
})

test('What was found is brought to the reader if it is below the screen, not on Back', async () => {
  const loader = async () => listOf([notice('a')])
  const Component = () => <NoticeArchive loaded={useLoaderData<Loaded<NoticeList>>()} />
  const routes = [{ path: '/notices', loader, Component, HydrateFallback: () => null }]
  const router = createMemoryRouter(routes, { initialEntries: ['/notices'] })
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: innerHeight - 20 } as DOMRect)
  render(<RouterProvider router={router} />)
  fireEvent.change(await screen.findByLabelText('Search in notices'), { target: { value: 'title' } })
  expect(scrolled).not.toHaveBeenCalled()
  fireEvent.click(screen.getByText('Show notices'))
  await waitFor(() => expect(scrolled).toHaveBeenCalledOnce())
  expect(document.activeElement?.textContent).toBe('1 notice')
  expect(router.state.location.search).toBe('?q=title')
  await act(() => router.navigate(-1))
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(scrolled).toHaveBeenCalledOnce()
})
