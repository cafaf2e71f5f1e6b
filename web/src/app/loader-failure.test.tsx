import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loaderScript } from './loader-script.ts'

const text = 'This page has not loaded completely.'
const hydrate = vi.fn<() => Promise<void>>()
const press = () => screen.getByRole('button', { name: 'Log in' }).click()
const told = () => screen.findByRole('alert')

beforeEach(() => {
  document.body.innerHTML = '<form><input aria-label="E-mail" /><button data-replay>Log in</button></form>'
  Object.assign(document.documentElement, { hydrate })
  const listeners = new AbortController()
  const listen = window.addEventListener.bind(window)
  vi.stubGlobal('addEventListener', (type: string, act: EventListener) =>
    listen(type, act, { signal: listeners.signal }),
  )
  new Function(
    loaderScript({ evaluated: [], preloaded: [], fonts: '', failure: { text, className: '' } }, false),
  )()
  return () => listeners.abort()
})

afterEach(() => {
  expect(console.error).toHaveBeenCalled()
  vi.mocked(console.error).mockClear()
  vi.unstubAllGlobals()
  hydrate.mockReset()
  document.body.replaceChildren()
})

it('A person whose scripts did not load is told so, and again when they press a button', async () => {
  hydrate.mockRejectedValue(new Error('no connection'))
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no connection')))
  window.dispatchEvent(new Event('pointerdown'))
  expect((await told()).textContent).toBe(text)
  screen.getByRole('alert').remove()
  press()
  expect((await told()).textContent).toBe(text)
})

it('A person who typed keeps it when the connection is back, and the page works', async () => {
  hydrate.mockRejectedValueOnce(new Error('no connection')).mockResolvedValue()
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()))
  window.dispatchEvent(new Event('pointerdown'))
  await told()
  const field = screen.getByLabelText<HTMLInputElement>('E-mail')
  field.value = 'asha@college.test'
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(hydrate).toHaveBeenCalledTimes(2)
  expect(field.value).toBe('asha@college.test')
})
