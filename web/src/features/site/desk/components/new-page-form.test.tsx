import { BlockSchema } from '@prangan/contract/schemas/blocks'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fill, openScreen, press, says } from '../../../../testing/screen.tsx'
import { type Sent, server } from '../../../../testing/server.ts'
import { ViewPages } from './view-pages.tsx'

async function openForm() {
  const person = openScreen(<ViewPages />, '/desk')
  await press(person, 'New page')
  await says('Begin with')
  return person
}

describe('A clerk who makes a new page', () => {
  it('chooses a template, whose parts have headings in the languages of the college', async () => {
    server.answers('createPage', { message: 'The page was added.', id: 'hostel' })
    const person = await openForm()
    fill('Title', 'Hostel')
    await person.click(screen.getByLabelText('A place or service'))
    await press(person, 'Add page')
    await says('Somewhere else')
    const { body } = server.callsOf('createPage')[0] as Sent
    expect(body).toMatchObject({ path: '/hostel', title: { en: 'Hostel' } })
    const blocks = (body.blocks as unknown[]).map((block) => BlockSchema.parse(block))
    expect(blocks.map(({ kind }) => kind)).toEqual(['text', 'facts', 'gallery', 'list', 'table', 'people'])
    expect(blocks[3]?.heading).toEqual({ en: 'Rules', hi: 'नियम' })
  })

  it('begins with a blank page without choosing', async () => {
    server.answers('createPage', { message: 'The page was added.', id: 'hostel' })
    const person = await openForm()
    fill('Title', 'Hostel')
    await press(person, 'Add page')
    await says('Somewhere else')
    expect(server.callsOf('createPage')[0]?.body.blocks).toEqual([])
  })

  it('reads while they type that the title is too long, and the page is not added', async () => {
    const person = await openForm()
    fill('Title', 'x'.repeat(190))
    await says('10 characters left')
    fill('Title', 'x'.repeat(201))
    await says('1 character too many')
    await press(person, 'Add page')
    await says('The title may have at most 200 characters.')
    await waitFor(() => expect(server.callsOf('createPage')).toEqual([]))
  })
})
