import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import type { NewsItem } from '@prangan/contract/schemas/news'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, form, signIn } from '../support/call.ts'
import { launchBrowser } from '../support/chrome.ts'
import { openBrowser, openLive, type Person } from '../support/page.ts'
import { paintTime, watchForText } from '../support/watch-for-text.ts'

/** A scheduled item is on an open page within a second of its moment, and one that ends is gone as soon. */
const mostMilliseconds = 1_000

let browser: Browser
let visitor: Person
let token: string
beforeAll(async () => {
  browser = await launchBrowser()
  ;[visitor, token] = await Promise.all([openBrowser(browser), signIn('admin')])
})
afterAll(() => browser?.close())

const seconds = (count: number) => count * 1_000

/** When the text left the page, in milliseconds since 1970, told by the change itself. */
const leaving = (page: Page, text: string): Promise<number> =>
  page.evaluate(
    (awaited) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (document.body.textContent.includes(awaited)) return
          observer.disconnect()
          resolve(Date.now())
        }
        const observer = new MutationObserver(look)
        observer.observe(document.body, { childList: true, subtree: true, characterData: true })
        look()
      }),
    text,
  )

describe('A visitor with an open page', () => {
  /** By how many milliseconds a notice comes after its start, and goes after its end. */
  const lateness = async (path: string): Promise<number[]> => {
    const { page } = visitor
    const title = `Scheduled ${randomUUID().slice(0, 6)}`
    const from = Date.now() + seconds(4)
    const until = from + seconds(3)
    const dates = {
      publishFrom: new Date(from).toISOString(),
      publishUntil: new Date(until).toISOString(),
    }
    const coming = await watchForText(page, title)
    const { body } = await call('POST /news/uploadnews', { token, ...form({ title, ...dates }) })
    const late = [(await paintTime(coming)) - from, (await leaving(page, title)) - until]
    await call(`DELETE /news/${(body.item as NewsItem).Id}`, { token })
    console.log(`  ${path}: on the page ${late[0]} ms after its start, gone ${late[1]} ms after its end`)
    return late
  }

  it.each(['/', '/viewallnews'])('(%s) sees a scheduled notice come and go at its moments', async (path) => {
    await openLive(visitor.page, path)
    let late: number[] = []
    // A busy machine may be slow once.
    for (let tries = 0; tries < 3; tries++) {
      late = await lateness(path)
      expect(Math.min(...late)).toBeGreaterThanOrEqual(0)
      if (Math.max(...late) <= mostMilliseconds) break
    }
    expect(Math.max(...late)).toBeLessThanOrEqual(mostMilliseconds)
  })

  it('reads on to the oldest notice, each once, and meets none that has ended or is to come', async () => {
    const { page } = visitor
    const toCome = { title: 'To come', publishFrom: new Date(Date.now() + seconds(3_600)).toISOString() }
    await call('POST /news/uploadnews', { token, ...form(toCome) })
    await openLive(page, '/viewallnews')
    const { body } = await call('GET /news/viewNews', { token })
    const items = (body.send as NewsItem[]).filter(({ Type }) => Type === 'News')
    const now = Date.now()
    const isPublic = ({ PublishFrom = '', PublishUntil = '' }: NewsItem) =>
      Date.parse(PublishFrom) <= now && !(Date.parse(PublishUntil) <= now)
    const shown = page.getByRole('main').getByRole('listitem')
    await page.getByRole('button', { name: 'Older notices' }).click()
    await shown.nth(items.filter(isPublic).length - 1).waitFor()
    const texts = await shown.allInnerTexts()
    const countOf = ({ Title }: NewsItem) => texts.filter((text) => text.includes(Title)).length
    expect(items.filter((item) => countOf(item) !== (isPublic(item) ? 1 : 0))).toEqual([])
    expect(items.filter((item) => !isPublic(item)).length).toBeGreaterThanOrEqual(2)
  })

  it('nothing went wrong on the pages', () => {
    expect(visitor.troubles).toEqual([])
  })
})
