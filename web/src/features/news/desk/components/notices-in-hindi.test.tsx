import { documentPaths } from '@prangan/contract/paths'
import { noEnd } from '@prangan/contract/publishing'
import { noNotices } from '@prangan/contract/schemas/notices'
import { afterEach, describe, expect, it } from 'vitest'
import { setLanguage } from '../../../../messages/language.ts'
import { onHindiDesk, saidInLatin } from '../../../../testing/in-hindi.ts'
import { press, question, says } from '../../../../testing/screen.tsx'
import { server } from '../../../../testing/server.ts'
import { storedNotice, storedPreparedNotice } from '../../../../testing/stored.ts'

const title = 'The library is open'

const returned = { fees: storedPreparedNotice({ title, state: 'returned', returnReason: 'तिथि लिखें।' }) }

async function openInHindi(path = '/desk', prepared: Record<string, object> = returned) {
  const desk = await onHindiDesk(() => import('./view-notices.tsx'))
  desk.firestore.put(documentPaths.currentNotices, { ...noNotices, staleAt: noEnd })
  desk.firestore.put(documentPaths.news('library'), storedNotice({ title }))
  close = desk.closeScreen
  for (const [id, stored] of Object.entries(prepared)) {
    desk.firestore.put(documentPaths.preparedNotice(id), { ...stored })
  }
  return desk.openScreen(<desk.ViewNotices />, path)
}
let close = () => {}

const allowed = new RegExp(`clerk|college\\.test|CSV|Elsewhere|\\b[ap]m\\b|${title}`, 'g')

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

  it('reads in it what waits for approval, and the question before it is approved', async () => {
    const person = await openInHindi('/desk?tab=approval')
    await says('तिथि लिखें।')
    expect(saidInLatin(allowed)).toEqual([])
    await press(person, `खोलें: ${title}`)
    await press(person, 'मंज़ूर करें')
    expect((await question()).textContent).toContain('क्या यह सूचना मंज़ूर करें?')
    expect(saidInLatin(allowed)).toEqual([])
  })

  it('reads in it what a change would change, and that the published notice has changed since', async () => {
    const changeOf = { version: 0, keepsFile: true }
    const change = storedPreparedNotice({ title, isPinned: true, changeOf })
    const person = await openInHindi('/desk?tab=approval', { library: change })
    await says(/^प्रकाशित सूचना में बदलाव।/)
    await press(person, `खोलें: ${title}`)
    await says('क्या बदलेगा')
    await press(person, 'मंज़ूर करें')
    await says('मैंने दोनों को मिलाकर देख लिया है। प्रकाशित सूचना की जगह यह रखें।')
    expect(saidInLatin(allowed)).toEqual([])
  })
})
