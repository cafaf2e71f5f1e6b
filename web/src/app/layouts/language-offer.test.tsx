import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LanguageOffer } from './language-offer.tsx'

const openPage = () =>
  render(
    <MemoryRouter>
      <LanguageOffer />
    </MemoryRouter>,
  )

let languages: { mockRestore: () => void }
beforeEach(() => {
  languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['hi-IN', 'en'])
})
afterEach(() => {
  languages.mockRestore()
  localStorage.clear()
})

it('A reader of Hindi is offered the page in Hindi, where it covers nothing, and not on paper', async () => {
  openPage()
  const offer = await screen.findByRole('region', { name: 'हिन्दी' })
  expect(offer.classList).not.toContain('fixed')
  expect(offer.classList).toContain('print:hidden')
})

it('A reader who declines the offer is not asked again', async () => {
  const { unmount } = openPage()
  const decline = await screen.findByRole('button', { name: 'नहीं, धन्यवाद' })
  decline.click()
  await vi.waitFor(() => expect(screen.queryByRole('region')).toBeNull())
  unmount()
  openPage()
  await Promise.resolve()
  expect(screen.queryByRole('region')).toBeNull()
})
