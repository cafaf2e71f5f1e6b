import { settingsId } from '@prangan/contract/paths'
import { describe, expect, it } from 'vitest'
import { call } from '../support/call.ts'
import { usePageDesk } from './page-desk.ts'

const desk = usePageDesk()
const { addPage, publish, write } = desk

const usesOf = async (key: string, token = desk.admin) => {
  const { status, body } = await call(`GET /admin/facts/${key}/uses`, { token })
  return status === 200 ? (body.uses as { page: string }[]).filter(({ page }) => page !== settingsId) : status
}

describe('Who changes a figure of the settings', () => {
  it('is told which pages name it, and which of them only in a draft', async () => {
    const published = await addPage()
    await write(published.id, 'The form costs {{formFee}}.', { base: null, rev: 1 })
    expect((await publish(published.id, null)).status).toBe(200)
    const draft = await addPage()
    await write(draft.id, 'Pay {{formFee}} at the counter.', { base: null, rev: 1 })
    const other = await addPage()
    await write(other.id, 'It costs {{formFees}}, not formFee.', { base: null, rev: 1 })
    const use = { title: 'A new page' }
    const uses = await usesOf('formFee')
    expect(uses).toHaveLength(2)
    expect(uses).toEqual(
      expect.arrayContaining([
        { ...use, page: published.id, isPublished: true },
        { ...use, page: draft.id, isPublished: false },
      ]),
    )
  })

  it('is told of an office by each of its parts', async () => {
    const { id } = await addPage()
    await write(id, 'Ask {{hostelOffice.person}}.', { base: null, rev: 1 })
    expect(await usesOf('hostelOffice')).toMatchObject([{ page: id }])
    expect(await usesOf('hostel')).toEqual([])
  })

  it('needs the right to change the settings, and the name of a figure', async () => {
    expect(await usesOf('formFee', desk.teacher.token)).toBe(403)
    expect(await usesOf('form%20fee')).toBe(400)
  })
})
