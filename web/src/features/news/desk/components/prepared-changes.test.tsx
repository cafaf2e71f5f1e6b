import { browserErrors } from '@prangan/contract/browser-errors'
import { documentPaths } from '@prangan/contract/paths'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { BlockEditorContext } from '../../../../lib/block-editor.ts'
import { firestore } from '../../../../testing/firestore.ts'
import {
  answer,
  field,
  fill,
  openAs,
  openedDialog,
  openScreen,
  press,
  question,
  says,
} from '../../../../testing/screen.tsx'
import { server } from '../../../../testing/server.ts'
import { storedPreparedNotice } from '../../../../testing/stored.ts'
import { item, put, resetNotices, title } from '../testing/open-notices.tsx'
import { ViewNotices } from './view-notices.tsx'

beforeEach(resetNotices)

const changed = 'The library is closed'
const file = { name: 'Hours.pdf', contentType: 'application/pdf', size: 1_000 }
const [, hasChanged] = browserErrors['notice-changed']
const [, isGone] = browserErrors['notice-gone']

const putChange = (given: Parameters<typeof storedPreparedNotice>[0] = {}) =>
  act(() =>
    firestore.put(
      documentPaths.preparedNotice('library'),
      storedPreparedNotice({
        title: changed,
        changeOf: { version: 1, keepsFile: true },
        version: 7,
        ...given,
      }),
    ),
  )

async function openChange() {
  const person = openScreen(<ViewNotices />, '/desk?tab=approval')
  await press(person, `Open ${changed}`)
  return person
}

/** Returns what is struck out and what is underlined in the dialog. */
const differences = () =>
  ['del', 'ins'].map((tag) =>
    [...(openedDialog()?.querySelectorAll(tag) ?? [])].map((each) => each.textContent),
  )

describe('A clerk who may only prepare notices', () => {
  it('opens a published one, prepares a change with what was corrected, and sends it for approval', async () => {
    put({ version: 3 })
    const withEditor = (
      <BlockEditorContext value={() => null}>
        <ViewNotices />
      </BlockEditorContext>
    )
    const person = openAs(['news:prepare'], withEditor, '/desk')
    await press(person, `Details of ${title}`)
    await press(person, 'Prepare a change')
    await waitFor(() => expect(field('Title').value).toBe(title))
    fill('Title', changed)
    await person.click(screen.getByText('More'))
    await waitFor(() => field('What was corrected'))
    fill('What was corrected', 'Closed, not open')
    server.answers('prepareChange', { message: 'Notice sent for approval.' })
    await press(person, 'Send for approval')
    await says('Notice sent for approval.')
    expect(server.callsOf('prepareChange')).toMatchObject([
      { params: { id: 'library' }, body: { title: changed, version: '3', correction: 'Closed, not open' } },
    ])
  })

  it('is told that a change waits already, and keeps what they typed', async () => {
    put()
    const person = openAs(['news:prepare'], <ViewNotices />, '/desk')
    await press(person, `Details of ${title}`)
    await press(person, 'Prepare a change')
    await waitFor(() => field('Title'))
    fill('Title', changed)
    server.refuses('prepareChange', 'change-waits')
    await press(person, 'Send for approval')
    await says(/A change of this notice already waits for approval/)
    expect(field('Title').value).toBe(changed)
  })

  it('finds what they wrote about a correction in a change that was returned', async () => {
    put()
    const corrections = [{ at: new Date(), text: { en: 'Closed, not open' } }]
    putChange({ preparedByUid: 'asha', state: 'returned', returnReason: 'Say until when.', corrections })
    const person = openAs(['news:prepare'], <ViewNotices />, '/desk?tab=approval')
    await says(/^Change of a published notice\. Prepared by /)
    await press(person, `Open ${changed}`)
    await press(person, 'Change')
    await waitFor(() => expect(field('Title').value).toBe(changed))
    server.answers('updatePreparedNotice', { message: 'Notice sent for approval.', version: 8 })
    await press(person, 'Send for approval')
    await says('Notice sent for approval.')
    expect(server.callsOf('updatePreparedNotice')).toMatchObject([
      { body: { correction: 'Closed, not open' } },
    ])
  })
})

describe('Somebody who may publish', () => {
  it('sees what a change changes and nothing else, and approves it', async () => {
    put({ file })
    putChange({ link: '', file })
    const person = await openChange()
    await screen.findByRole('heading', { name: 'What changes' })
    await waitFor(() => expect(differences()).toEqual([['[deleted: open]'], ['[added: closed]']]))
    expect(openedDialog()?.querySelectorAll('section li')).toHaveLength(1)
    server.answers('approveNotice', { message: 'Notice approved.', item })
    await press(person, 'Approve')
    await answer(person, 'Approve')
    await says('Notice approved.')
    expect(server.callsOf('approveNotice')).toMatchObject([
      { params: { id: 'library' }, body: { version: 7 } },
    ])
  })

  it('sees that a change removes the file, or brings another one', async () => {
    put({ file })
    putChange({ title, changeOf: { version: 1, keepsFile: false } })
    const person = openScreen(<ViewNotices />, '/desk?tab=approval')
    await press(person, `Open ${title}`)
    await waitFor(() => expect(openedDialog()?.textContent).toContain('Published nowHours.pdf'))
    putChange({
      title,
      changeOf: { version: 1, keepsFile: false },
      file: { ...file, name: 'New.pdf' },
      version: 8,
    })
    await waitFor(() => expect(differences()[1]).toEqual(['[added: New]']))
  })

  it('compares a change with what was published since, before it replaces that', async () => {
    put({ title: 'The library is open again', version: 2, file: { ...file, name: 'Newer.pdf' } })
    putChange({ file })
    const person = await openChange()
    await says(/^The published notice has changed since this change was prepared\. Both/)
    await press(person, 'Approve')
    const asked = await question()
    await waitFor(() => expect(asked.textContent).toContain(hasChanged))
    expect(asked.textContent).toContain('The library is open again')
    server.refuses('approveNotice', 'notice-changed')
    await press(person, 'Approve')
    await waitFor(() => expect(server.callsOf('approveNotice')).toHaveLength(1))
    expect(server.callsOf('approveNotice')[0]?.body).not.toHaveProperty('publishedVersion')
    await person.click(field('I have compared both. Replace what is published.'))
    server.answers('approveNotice', { message: 'Notice approved.', item })
    await answer(person, 'Approve')
    await says('Notice approved.')
    expect(server.callsOf('approveNotice').at(-1)).toMatchObject({
      body: { version: 7, publishedVersion: 2 },
    })
  })

  it('compares again when it has changed once more', async () => {
    put({ version: 2 })
    putChange()
    const person = await openChange()
    await press(person, 'Approve')
    const compared = 'I have compared both. Replace what is published.'
    await person.click(await waitFor(() => field(compared)))
    expect(field(compared).checked).toBe(true)
    put({ version: 3 })
    await waitFor(() => expect(field(compared).checked).toBe(false))
  })

  it('is told that the published notice was deleted', async () => {
    putChange()
    const person = await openChange()
    await says(isGone)
    await press(person, 'Delete')
    expect((await question()).textContent).toContain('The published notice stays as it is.')
  })
})
