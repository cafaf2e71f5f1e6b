import { expect, it } from 'vitest'
import { programmesOf } from '../../support/admissions.ts'
import { describeInLanguages, useCases } from '../../support/use-cases.ts'

const cases = useCases()
const { app, send, sessionOf, person, page, byApplicant, confirm, expectMail, expectLetter } = cases
const { lettersTo, topicsTo, publish, publicList, offer, inDays } = cases

const day = 24 * 60 * 60_000
const offered = { en: ['seat offered'], hi: ['सीट मिली'] }

describeInLanguages('In the rounds of a session, an applicant who reads %s', (language) => {
  it('sees nothing of a list before its minute, and the rank from then on', async () => {
    const session = await sessionOf(1)
    const id = await person(session, 450, { language })
    const list = await publish(session, { publishAt: inDays(1).toISOString() })
    expect(await page(id)).toMatchObject({ state: 'verified', rank: null })
    app.pass(day)
    expect(await page(id)).toMatchObject({ state: 'ranked', rank: { list, rank: 1 } })
    expect(await topicsTo(id)).toEqual([])
  })

  it('has no rank any more once the list is withdrawn, and gets one from the next', {
    tags: ['slow'],
  }, async () => {
    const session = await sessionOf(1)
    const id = await person(session, 450, { language })
    const list = await publish(session)
    expect((await page(id)).state).toBe('ranked')
    await send(`POST /api/admissions/lists/${list}/withdraw`, { reason: 'A marksheet was read wrongly.' })
    expect(await page(id)).toMatchObject({ state: 'verified', rank: null })
    await expect(publicList(list)).rejects.toThrow('not public')
    await publish(session)
    expect(await page(id)).toMatchObject({ state: 'ranked', rank: { listNumber: 2, rank: 1 } })
  })

  it('waits for the seat of somebody whose offer lapses, and is offered it by the second list', {
    tags: ['slow'],
  }, async () => {
    const session = await sessionOf(1)
    const [first, second] = [
      await person(session, 450, { language }),
      await person(session, 400, { language }),
    ]
    await offer(await publish(session))
    app.pass(3 * day)
    const list = await publish(session)
    await offer(list)
    expect(await page(first)).toMatchObject({ state: 'lapsed', rank: { listNumber: 1 } })
    expect(await page(second)).toMatchObject({
      state: 'offered',
      rank: { list, rank: 2, cutoffs: [{ share: 'open', seats: 1, byGroup: 0, rank: 2 }] },
      offer: { listNumber: 2 },
    })
    await expectMail(second, offered)
    expect(await topicsTo(first), 'nothing of the second list').toEqual(['offered'])
  })

  it('gets no reserved seat in the round that holds them, and an open one in the round that converts', async () => {
    const programmes = programmesOf(app.now(), 2, { sc: 50 }).map(({ seats, ...programme }) => ({
      ...{ ...programme, convertsFrom: 2 },
      seats: { ...seats, conversion: { ...seats.conversion, sc: ['open'] } },
    }))
    const session = await sessionOf(2, { programmes })
    const [first, second] = [
      await person(session, 450, { language }),
      await person(session, 400, { language }),
    ]
    await offer(await publish(session))
    expect(await page(second)).toMatchObject({ state: 'waitlisted', rank: { waiting: 1 }, offer: null })
    const list = await publish(session)
    await offer(list)
    expect(await page(second)).toMatchObject({ state: 'offered', offer: { under: 'open', listNumber: 2 } })
    await expectMail(second, offered)
    await expectLetter(second, 'offer', {
      en: ['Merit list: 2', 'Category of the seat: Open'],
      hi: ['योग्यता सूची: 2', 'सीट का वर्ग: अनारक्षित'],
    })
    expect((await page(first)).offer, 'who has a seat keeps it').toMatchObject({ listNumber: 1 })
  })

  it('comes for the spot round: who was checked after the first lists gets the seat that is left', async () => {
    const session = await sessionOf(2)
    const first = await person(session, 450, { language })
    await offer(await publish(session))
    await confirm(first)
    const late = await person(session, 470, { language })
    expect(await page(late)).toMatchObject({ state: 'verified', rank: null })
    const spot = await publish(session)
    expect(await page(late)).toMatchObject({ state: 'ranked', rank: { list: spot, listNumber: 2 } })
    const time = { payFrom: app.now().toISOString(), payTo: inDays(1).toISOString() }
    const answer = await send(`POST /api/admissions/lists/${spot}/offers`, time)
    expect(answer.body).toMatchObject({ offered: 1, left: 0 })
    await expectMail(late, offered)
    expect((await confirm(late)).status).toBe(200)
    expect([(await page(late)).state, (await page(first)).state]).toEqual(['admitted', 'admitted'])
    await expectLetter(late, 'admission', { en: ['Merit list: 2'], hi: ['योग्यता सूची: 2'] })
    await expectMail(late, { en: ['seat confirmed'], hi: ['सीट पक्की'] })
  })

  it('is skipped by the next lists after declining, and after leaving', { tags: ['slow'] }, async () => {
    const session = await sessionOf(2)
    const [declining, leaving, next] = [
      await person(session, 450, { language }),
      await person(session, 440, { language }),
      await person(session, 430, { language }),
    ]
    await offer(await publish(session))
    await byApplicant(declining, 'offer', { accept: false })
    await byApplicant(leaving, 'withdraw', { refund: 0 })
    const list = await publish(session)
    await offer(list)
    expect((await publicList(list)).rows).toHaveLength(1)
    const states = [declining, leaving, next].map(async (id) => (await page(id)).state)
    expect(await Promise.all(states)).toEqual(['declined', 'withdrawn', 'offered'])
    await expectMail(next, offered)
    expect([await lettersTo(declining), await lettersTo(leaving)]).toEqual([[], []])
  })
})
