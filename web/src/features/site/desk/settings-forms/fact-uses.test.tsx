import { settingsId } from '@prangan/contract/paths'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openScreen, press, says } from '../../../../testing/screen.tsx'
import { server } from '../../../../testing/server.ts'
import { editorHref } from '../editor-href.ts'
import { FactUses } from './fact-uses.tsx'

const open = () => openScreen(<FactUses name="formFee" what="Price of the form" />)
const ask = 'Where is it used?: Price of the form'

it('Who changes a figure sees on which pages it is, and opens them from there', async () => {
  const person = open()
  server.answers('listFactUses', {
    uses: [
      { page: 'ba', title: 'Bachelor of Arts', isPublished: true },
      { page: 'fees', title: 'Fees', isPublished: false },
      { page: settingsId, title: 'The college', isPublished: true },
    ],
  })
  await press(person, ask)
  const { parentElement: line } = await says('Fees')
  expect(line?.textContent).toBe('Used on these pages: Bachelor of Arts, Fees (not published yet)')
  expect(server.callsOf('listFactUses')).toMatchObject([{ params: { key: 'formFee' } }])
  expect(screen.getByText('Fees').getAttribute('href')).toBe(editorHref('fees'))
})

it('Who changes a figure that no page names is told so', async () => {
  const person = open()
  server.answers('listFactUses', { uses: [] })
  await press(person, ask)
  await says('No page uses it.')
})

it('Who asks without a connection can ask again', async () => {
  const person = open()
  server.refuses('listFactUses', 'busy')
  await press(person, ask)
  await says('The service is busy. Please try again in a moment.')
  server.answers('listFactUses', { uses: [] })
  await press(person, ask)
  await says('No page uses it.')
})
