import { addDays } from '@prangan/contract/calendar-days'
import { dayInIndia } from '@prangan/contract/india-time'
import { useOwnApp } from '@prangan/tests/support/use-own-app.ts'
import { describe, expect, it } from 'vitest'
import type { Unusual } from '../../contract/schemas/admission-lists.ts'
import { addSession, programmesOf, verifiedWith } from '../support/admissions.ts'
import { useLists } from '../support/use-lists.ts'

const app = useOwnApp()
const { admin, send, publish } = useLists(app)

const listOn = (days: number) => {
  const day = addDays(dayInIndia(app.now()), days)
  return { listOn: day, offersUntil: addDays(day, 5) }
}

async function otherDay(session: string, more: object = {}): Promise<Unusual | undefined> {
  const { body } = await send('POST /api/admissions/lists/preview', { session, programme: 'ba', ...more })
  return (body.unusual as Unusual[]).find(({ point }) => point === 'otherDay')
}

describe('A list on another day than was announced', () => {
  it('is named as unusual, so many days early or late; one on its day is not', async () => {
    const rounds = [listOn(0), listOn(2)]
    const closesAt = new Date(app.now().getTime() - 1_000).toISOString()
    const programmes = programmesOf(app.now(), 1).map((programme) => ({ ...programme, closesAt }))
    const session = await addSession(admin(), app.now(), { programmes, rounds })
    const firestore = await app.firestore()
    for (const xii of [480, 450]) await verifiedWith(firestore, session, app.now(), xii)
    expect(await otherDay(session)).toBeUndefined()
    const first = await publish(session)
    expect(await otherDay(session)).toEqual({ point: 'otherDay', count: -2 })
    expect(await otherDay(session, { replaces: first }), 'a revised list').toBeUndefined()
    app.pass(5 * 24 * 60 * 60_000)
    expect(await otherDay(session)).toEqual({ point: 'otherDay', count: 3 })
  })

  it('is none where no days were announced', async () => {
    const session = await addSession(admin(), app.now(), { programmes: programmesOf(app.now(), 1) })
    await verifiedWith(await app.firestore(), session, app.now(), 480)
    expect(await otherDay(session)).toBeUndefined()
  })
})
