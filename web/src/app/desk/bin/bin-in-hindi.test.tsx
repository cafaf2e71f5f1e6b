import { documentPaths } from '@prangan/contract/paths'
import { afterEach, describe, expect, it } from 'vitest'
import { setLanguage } from '../../../messages/language.ts'
import { onHindiDesk, saidInLatin } from '../../../testing/in-hindi.ts'
import { storedNotice } from '../../../testing/stored.ts'

let close = () => {}

afterEach(() => {
  close()
  setLanguage('en')
})

describe('A clerk who has chosen Hindi', () => {
  it('reads the bin in it, and what emptying it deletes', async () => {
    const desk = await onHindiDesk(() => import('./view-bin.tsx'))
    close = desk.closeScreen
    const deletion = { deletedAt: new Date('2026-03-03T09:30:00Z'), deletedBy: 'कमल सिंह' }
    desk.firestore.put(documentPaths.deletedNotice('one'), {
      ...storedNotice({ title: 'पुस्तकालय खुला है' }),
      ...deletion,
    })
    const person = desk.openScreen(<desk.ViewBin />, '/desk')
    await desk.says('पुस्तकालय खुला है')
    const allowed = /\b[ap]m\b|Elsewhere/g
    expect(saidInLatin(allowed)).toEqual([])
    await desk.press(person, 'सब हमेशा के लिए हटाएँ')
    expect((await desk.question()).textContent).toContain('पुस्तकालय खुला है')
    expect(saidInLatin(allowed)).toEqual([])
  })
})
