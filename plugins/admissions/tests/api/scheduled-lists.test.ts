import { errors } from '@prangan/contract/errors'
import { fieldTexts } from '@prangan/contract/field-messages'
import type { Loaded } from '@prangan/contract/site-data'
import { createSiteData } from '@prangan/functions/pages/site-data'
import { useOwnApp } from '@prangan/tests/support/use-own-app.ts'
import { describe, expect, it } from 'vitest'
import { dataFiles } from '../../contract/data-files.ts'
import type { PublicListHead } from '../../contract/schemas/admission-lists.ts'
import { tellLists } from '../../functions/lists/tell-list.ts'
import { asSeen } from '../support/admissions.ts'
import { own, seen } from '../support/own-applications.ts'
import { useLists } from '../support/use-lists.ts'

const app = useOwnApp()
const { send, read, sessionWith, publish, offer, tokenOf, publicList } = useLists(app)

const day = 24 * 60 * 60_000
const inDays = (days: number) => new Date(app.now().getTime() + days * day).toISOString()

async function publicHeads(session: string): Promise<readonly PublicListHead[]> {
  const data = createSiteData({ firebase: app, clock: app.now }, { pages: [], settings: [] })('en')
  const loaded: Loaded<readonly PublicListHead[]> = await data.file(dataFiles.lists)
  if (loaded.status !== 'ready') throw new Error('The lists could not be read.')
  return loaded.value.filter(({ sessionName }) => sessionName === session)
}

const rankOf = async (id: string) => seen(await own('read', { token: await tokenOf(id) })).rank?.rank

describe('A merit list that is published at a time', () => {
  it('is seen by the office alone until then, and by everybody from then on', async () => {
    const { session, ids } = await sessionWith(1, [450, 400])
    const [first = ''] = ids
    const list = await publish(session, { publishAt: inDays(1) })
    expect(await publicHeads(session)).toEqual([])
    await expect(publicList(list)).rejects.toThrow('not public')
    expect(await rankOf(first)).toBeUndefined()
    const early = await offer(list)
    expect([early.status, early.body.message]).toEqual([409, errors['list-scheduled'][1]])

    app.pass(day)
    expect((await publicHeads(session)).map(({ id }) => id)).toEqual([list])
    expect((await publicList(list)).rows).toHaveLength(2)
    expect(await rankOf(first)).toBe(1)
    expect((await offer(list)).status).toBe(200)
  })

  it('tells applicants of a provisional one and takes their objections only from then on', async () => {
    const { session, ids } = await sessionWith(1, [450])
    const [first = ''] = ids
    const list = await publish(session, { publishAt: inDays(1), objectionsUntil: inDays(3) })
    const object = async () =>
      own('object', { token: await tokenOf(first), list, rank: 0, text: 'My marks are 412.' })
    expect((await object()).status).toBe(404)
    await tellLists(app, app.now())
    expect((await read(first)).mails).toEqual([])

    app.pass(day)
    await tellLists(app, app.now())
    expect((await read(first)).mails.map(({ topic }) => topic)).toEqual(['provisional list'])
    expect((await object()).status).toBe(200)
  })

  it('needs a time to come, and does not replace another', async () => {
    const { session } = await sessionWith(1, [450])
    const wanted = { session, programme: 'ba', replaces: '' }
    const { body } = await send('POST /api/admissions/lists/preview', wanted)
    const refusedAt = async (more: object) =>
      (await send('POST /api/admissions/lists', { ...asSeen(wanted, body), ...more })).body.errors
    expect(await refusedAt({ publishAt: inDays(-1) })).toEqual({ publishAt: fieldTexts.timeHasPassed })
    expect(await refusedAt({ publishAt: inDays(1), objectionsUntil: inDays(1.5) })).toEqual({
      objectionsUntil: fieldTexts.objectionsTooShort,
    })
    expect(await refusedAt({ publishAt: inDays(1), replaces: 'another' })).toEqual({
      publishAt: fieldTexts.replacedAtOnce,
    })
  })
})
