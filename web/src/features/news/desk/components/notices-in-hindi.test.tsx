import { documentPaths } from '@prangan/contract/paths'
import { noEnd } from '@prangan/contract/publishing'
import { noNotices } from '@prangan/contract/schemas/notices'
import { afterEach, describe, expect, it } from 'vitest'
import { setLanguage } from '../../../../messages/language.ts'
import { onHindiDesk, saidInLatin } from '../../../../testing/in-hindi.ts'
import { press, question, says } from '../../../../testing/screen.tsx'
import { server } from '../../../../testing/server.ts'
import { storedNotice } from '../../../../testing/stored.ts'

const title = 'The library is open'

async function openInHindi() {
  const desk = await onHindiDesk(() => import('./view-notices.tsx'))
  desk.firestore.put(documentPaths.currentNotices, { ...noNotices, staleAt: noEnd })
  desk.firestore.put(documentPaths.news('library'), storedNotice({ title }))
  close = desk.closeScreen
  return desk.openScreen(<desk.ViewNotices />, '/desk')
}
let close = () => {}

const allowed = new RegExp(`CSV|Elsewhere|\\b[ap]m\\b|${title}`, 'g')

afterEach(() => {
  close()
  setLanguage('en')
})

describe('A clerk who has chosen Hindi', () => {
  it('reads the list of notices in it, and the question, the progress and the result of an action', async () => {
    const person = await openInHindi()
    await says('सूचनाएँ: 1')
    expect(saidInLatin(allowed)).toEqual([])
    await press(person, `हटाएँ: ${title}`)
    expect((await question()).textContent).toContain('क्या यह सूचना हटा दें?')
    expect(saidInLatin(allowed)).toEqual([])
    server.answers('deleteNews', { message: 'Notice deleted.' })
    await press(person, 'हटाएँ')
    await says('सूचना हटाई गई।')
    expect(saidInLatin(allowed)).toEqual([])
  })
})
