import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { firestore } from './firestore.ts'
import { closeScreen } from './screen.tsx'
import { FakeXMLHttpRequest, fakeFetch, server } from './server.ts'

// One instance, even after `vi.resetModules`, since it is emptied below.
const fakeFirestore = vi.hoisted(() => import('./firestore.ts'))
vi.mock('../firebase/firestore.ts', () => fakeFirestore)
vi.mock('../firebase/auth.ts', () => import('./auth.ts'))
// A sheet to print waits for it no longer than for a server.
vi.mock('../lib/read-site-layout.ts', () => ({ readSiteLayout: async () => () => () => {} }))
// What plugins add to the form of a notice makes calls of its own, and has tests of its own.
vi.mock('@prangan/plugins/web/desk/notice-sending', () => ({ noticeSending: [] }))
// The same of what they tell of a notice or a page, and add for the signed-in person.
vi.mock('@prangan/plugins/web/desk/page-notes', () => ({ pageNotes: [] }))
vi.mock('@prangan/plugins/web/desk/personal', () => ({ topBar: [], account: [] }))

configure({
  // Long enough for a busy machine: it only detects a hang.
  asyncUtilTimeout: 20_000,
  // jsdom is slow at computing visibility.
  defaultHidden: true,
  getElementError: withDocument,
})

/** Returns an error that prints the document once its message is read: most are of a look too early, which is repeated. */
function withDocument(message: string | null, container: Element): Error {
  const error = new Error(message ?? '')
  error.name = 'TestingLibraryElementError'
  // The line of the test comes first.
  Error.captureStackTrace(error, withDocument)
  let text: string | undefined
  return Object.defineProperty(error, 'message', {
    get: () => (text ??= `${message ?? ''}\n\n${prettyDOM(container)}`),
    set: (said: string) => {
      text = said
    },
  })
}

/** Adds the browser APIs that jsdom lacks and the components use. */
function completeBrowser(): void {
  const nothing = () => {}
  Object.assign(Element.prototype, { scrollIntoView: nothing, getAnimations: () => [] })
  Object.assign(Document.prototype, { elementFromPoint: () => null })
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
      this.dispatchEvent(new Event('close'))
    },
  })
  Object.assign(Blob.prototype, {
    arrayBuffer(this: Blob) {
      const { promise, resolve } = Promise.withResolvers<unknown>()
      const reader = new FileReader()
      reader.addEventListener('load', () => resolve(reader.result))
      reader.readAsArrayBuffer(this)
      return promise
    },
  })
  Object.assign(URL, { createObjectURL: () => 'blob:nothing', revokeObjectURL: nothing })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = nothing
      unobserve = nothing
      disconnect = nothing
    },
  )
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: false }))
  vi.stubGlobal('scrollTo', nothing)
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  // The picture is small enough to need no scaling.
  vi.stubGlobal('createImageBitmap', async () => ({ width: 60, height: 80, close: nothing }))
  vi.stubGlobal('fetch', fakeFetch)
  vi.stubGlobal('XMLHttpRequest', FakeXMLHttpRequest)
}

completeBrowser()

beforeEach(() => {
  // The previous test may not have waited for a step back: the new entry cancels it, and the event ends its waiters.
  history.pushState(null, '', '/')
  dispatchEvent(new PopStateEvent('popstate'))
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  cleanup()
  closeScreen()
  const messages = vi.mocked(console.error).mock.calls.map(([message]) => String(message))
  const warnings = vi.mocked(console.warn).mock.calls.map(([message]) => String(message))
  // jsdom does not know the element `search`.
  const complaints = messages.filter((message) => !message.startsWith('The tag <%s> is unrecognized'))
  vi.restoreAllMocks()
  vi.useRealTimers()
  firestore.reset()
  localStorage.clear()
  sessionStorage.clear()
  expect(server.reset(), 'calls for which the test prepared no answer').toEqual([])
  expect(complaints, 'errors in the console').toEqual([])
  // Several guards would conflict: only the last one would be asked.
  expect(warnings, 'warnings in the console').not.toContainEqual(expect.stringContaining('one blocker'))
})
