import { documentPaths } from '@prangan/contract/paths'
import { noEnd } from '@prangan/contract/publishing'
import { noNotices } from '@prangan/contract/schemas/notices'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { press, question, says } from '../../../../testing/screen.tsx'
import { server } from '../../../../testing/server.ts'
import { storedNotice } from '../../../../testing/stored.ts'

const title = 'The library is open'

/** Opens the list with a notice. A desk's modules read their messages once, so all of them are loaded anew. */
async function openInHindi() {
  vi.resetModules()
  const { loadMessages } = await import('../../../../messages/index.ts')
  const { loadDeskMessages } = await import('../../../../messages/desk.ts')
  const { setLanguage } = await import('../../../../messages/language.ts')
  await Promise.all([loadMessages('hi'), loadDeskMessages('hi')])
  setLanguage('hi')
  const { closeScreen, openScreen } = await import('../../../../testing/screen.tsx')
  const { ViewNotices } = await import('./view-notices.tsx')
  const { firestore } = await import('../../../../testing/firestore.ts')
  firestore.put(documentPaths.currentNotices, { ...noNotices, staleAt: noEnd })
  firestore.put(documentPaths.news('library'), storedNotice({ title }))
  close = closeScreen
  return openScreen(<ViewNotices />, '/desk')
}
let close = () => {}

/** What the screen says in Latin letters, except for a title, times of day, and the link that leaves the screen. */
function saidInLatin(): string[] {
  const texts: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
  const labels = [...document.querySelectorAll('[aria-label], [placeholder]')].flatMap((element) => [
    element.getAttribute('aria-label') ?? '',
    element.getAttribute('placeholder') ?? '',
  ])
  return [...texts, ...labels].filter((text) =>
    /[a-z]/i.test(text.replace(/CSV|Elsewhere|\b[ap]m\b/, '').replace(title, '')),
  )
}

afterEach(() => {
  close()
  // The next file reads the main language.
  vi.resetModules()
})

describe('A clerk who has chosen Hindi', () => {
  it('reads the list of notices in it, and the question, the progress and the result of an action', async () => {
    const person = await openInHindi()
    await says('सूचनाएँ: 1')
    expect(saidInLatin()).toEqual([])
    await press(person, `हटाएँ: ${title}`)
    expect((await question()).textContent).toContain('क्या यह सूचना हटा दें?')
    expect(saidInLatin()).toEqual([])
    // The server's own message is in English.
    server.answers('deleteNews', { message: 'Notice deleted.' })
    await press(person, 'हटाएँ')
    await says('सूचना हटाई गई।')
    expect(saidInLatin()).toEqual([])
  })
})
