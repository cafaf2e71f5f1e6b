import { errors } from '@prangan/contract/errors'
import { documentPaths } from '@prangan/contract/paths'
import type { NoticeVersionDocument } from '@prangan/contract/schemas/notices'
import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { firestore } from '../../../../testing/firestore.ts'
import { answer, press, question, says } from '../../../../testing/screen.tsx'
import { server } from '../../../../testing/server.ts'
import { storedNotice } from '../../../../testing/stored.ts'
import { item, open, put, resetNotices, title } from '../testing/open-notices.tsx'

beforeEach(resetNotices)

const changedAt = new Date('2026-03-02T09:01:00Z')
const earlier: NoticeVersionDocument = {
  ...storedNotice({ title: 'The library is shut', isPinned: true }),
  changedAt,
  changedBy: 'ravi@college.test',
  changedByUid: 'ravi',
}

const openChanged = async () => {
  put({ version: 2 })
  act(() => firestore.put(documentPaths.noticeVersion('library', 1), earlier))
  const person = open()
  await press(person, `Edit ${title}`)
  await says('What was changed')
  return person
}

describe('An admin who opens a notice that was changed', () => {
  it('reads what each field was and became', async () => {
    await openChanged()
    await says(`The library is shut → ${title}`)
    await says('yes → no')
    expect(document.body.textContent).toContain('ravi@college.test')
  })

  it('restores the earlier text after a question, and is told', async () => {
    const person = await openChanged()
    server.answers('restoreNoticeVersion', { message: 'Earlier text restored.', item })
    await press(person, screen.getByRole('button', { name: /^Restore the text from before/ }).ariaLabel ?? '')
    expect((await question()).textContent).toContain('Restore this text?')
    await answer(person, 'Restore')
    await says('Earlier text restored.')
    expect(server.callsOf('restoreNoticeVersion')).toMatchObject([
      { params: { id: 'library', number: '1' }, body: { version: 2 } },
    ])
  })

  it('is told why it was refused, and the question stays', async () => {
    const person = await openChanged()
    server.refuses('restoreNoticeVersion', 'no-such-version')
    await press(person, screen.getByRole('button', { name: /^Restore the text from before/ }).ariaLabel ?? '')
    await press(person, 'Restore')
    await says(errors['no-such-version'][1])
  })
})
