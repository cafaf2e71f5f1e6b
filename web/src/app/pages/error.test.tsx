import { college } from '@prangan/college/config'
import { render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadMessages } from '../../messages/index.ts'
import { setLanguage } from '../../messages/language.ts'
import { ErrorPage } from './error.tsx'

async function failWith(error: Error): Promise<void> {
  vi.mocked(console.error).mockReturnValue()
  const lazy = () => Promise.reject(error)
  const router = createMemoryRouter([
    { errorElement: <ErrorPage />, HydrateFallback: () => null, children: [{ path: '/', lazy }] },
  ])
  render(<RouterProvider router={router} />)
  await screen.findByRole('heading', { level: 1 })
  // The page may log the error after it is shown.
  await waitFor(() => expect(console.error).toHaveBeenCalledOnce())
  vi.mocked(console.error).mockClear()
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

afterEach(() => setLanguage('en'))

describe('Somebody whose page fails', () => {
  it('can try again, go home, sign in and call the office', async () => {
    await failWith(new Error('It is broken.'))
    expect(heading()).toBe('Unexpected Application Error!')
    expect(screen.getByRole('button').textContent).toBe('Try again')
    expect(links()).toEqual(['/', '/login', `tel:${college.phone.dialled}`])
  })

  it('reads it in the language of the page, to whose home and sign-in it links', async () => {
    await loadMessages('hi')
    setLanguage('hi')
    await failWith(new Error('It is broken.'))
    expect(heading()).toBe('पृष्ठ नहीं खुल सका')
    expect(links()).toEqual(['/hi', '/hi/login', `tel:${college.phone.dialled}`])
  })

  it.each([
    ['Firefox', 'error loading dynamically imported module: https://college.test/assets/history.js'],
    ['Chromium', 'Failed to fetch dynamically imported module: https://college.test/assets/history.js'],
    ['WebKit', 'Importing a module script failed.'],
    ['any browser, of styles', 'Unable to preload CSS for /assets/desk.css'],
  ])('is told that the connection is the reason if its code could not be loaded (%s)', async (_, message) => {
    await failWith(new TypeError(message))
    expect(heading()).toBe('No connection')
    expect(screen.getByRole('button').textContent).toBe('Try again')
  })

  it('is told so of any failure while the browser has no network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await failWith(new TypeError('NetworkError when attempting to fetch resource.'))
    expect(heading()).toBe('No connection')
  })
})
