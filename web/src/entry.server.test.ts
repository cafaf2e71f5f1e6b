import { college } from '@prangan/college/config'
import { seed } from '@prangan/college/content/seed'
import { seedSite } from '@prangan/contract/content/seed'
import { resolveHref, viewSettings } from '@prangan/contract/content/site-view'
import { departmentHome, departmentPath } from '@prangan/contract/departments'
import { languageOf } from '@prangan/contract/languages'
import { degrees } from '@prangan/contract/schemas/alumni'
import { type CurrentNotices, type Notice, noNotices } from '@prangan/contract/schemas/notices'
import type { AlumniQuery, Loaded, SiteData } from '@prangan/contract/site-data'
import { degreeAt, departmentNamed, facultyAt } from '@prangan/contract/testing/fixtures'
import { describe, expect, test } from 'vitest'
import { createRenderer, renderSiteFile, seedDataIn } from './entry.server.tsx'
import { storedMember } from './testing/stored.ts'

const ticker = seed.settings.find((block) => block.kind === 'ticker')
if (ticker?.kind !== 'ticker') throw new Error('The seed has no ticker.')
const tickerText = ticker.text.en
const pathOf = (href: string) => resolveHref(seedSite(seed, null), href)
const footer = seed.settings.find((block) => block.kind === 'footer')
const quickLinks = footer?.kind === 'footer' ? footer.quickLinks : []
const facultyList = departmentPath(facultyAt(0).slug)
const degree = degrees.find((one) => one.includes('(')) ?? degreeAt(0)
const hostile = `</script></noscript><script>alert(1)</script><img src=x onerror="alert('2')"> & $& $1`
const notice: Notice = {
  id: 'a',
  title: hostile,
  type: 'News',
  link: '/files/a/b.pdf',
  createdAt: '2026-09-08T18:30:00.000Z',
}
const notices: CurrentNotices = { ...noNotices, ticker: [notice], news: [notice], events: [notice] }
const alumnus = (id: string, name: string) => ({
  id,
  data: { name, photo: '', degree: degreeAt(0), yearOfPassing: '2010', designation: '', workingAddress: '' },
})

const ready =
  <Value>(value: Value) =>
  async (): Promise<Loaded<Value>> => ({ status: 'ready', value })
const stale =
  <Value>(value: Value) =>
  async (): Promise<Loaded<Value>> => ({ status: 'ready', value, isStale: true })
const failed = async () => ({ status: 'failed', reason: 'out of reach' }) as const

const open = (path: string, data: Partial<SiteData> = {}) =>
  createRenderer()(`https://college.test${path}`, { ...seedDataIn(languageOf(path)), ...data })
const htmlAt = async (path: string, data: Partial<SiteData> = {}) => (await open(path, data)).render()

/** The page without its one inline script and its data, as a reader sees it. */
const shown = (html: string) => html.replace(/<script.*?<\/script>/gs, '')

describe('A reader of a page', () => {
  test.each(['/', '/viewallnews', '/history'])('at %s sees a title full of HTML as text', async (path) => {
    const html = shown(await htmlAt(path, { currentNotices: ready(notices) }))
    expect(html).toContain('&lt;script&gt;alert(1)')
    expect(html).not.toMatch(/<script|<img src=x/)
  })

  test('gets the data whole, whatever stands in a title', async () => {
    const html = await htmlAt('/', { currentNotices: ready(notices) })
    const json = /id="hydration-data">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
    expect(JSON.parse(json).loaderData['public en'].notices.notices).toEqual(notices)
  })

  test('has the picture at the top of home requested before the styles are read, and on other pages none', async () => {
    expect(await htmlAt('/')).toMatch(/<link rel="preload" as="image"[^>]*"\/scene.avif 480w"[^>]*>.*<style>/)
    expect(await htmlAt('/history')).not.toContain('rel="preload"')
  })

  test('has all scripts of that page requested at once, each one only once', async () => {
    expect(await htmlAt('/')).toContain('["/entry.js","/shared.js","/home.js"]')
    expect(await htmlAt('/history')).toContain('["/entry.js"]')
  })

  test('in Hindi adds a font for it after the first paint where the system has none, and in English does not', async () => {
    const font = /requestAnimationFrame\(\(\) => setTimeout\(.*hind-devanagari-400.*\.woff2/s
    expect(await htmlAt('/hi/history')).toMatch(font)
    expect(await htmlAt('/history')).not.toContain('hind-devanagari')
  })

  test('reads on from each list of home in that list, without scripts too', async () => {
    const html = await htmlAt('/')
    const linked = [...html.matchAll(/href="([^"]+)"[^>]*>Read more/g)].map(([, href]) => href)
    expect(linked).toEqual(['/viewallnews', '/viewallnews?tab=events#panel-events'])
    const all = await htmlAt('/viewallnews?tab=events')
    expect(all).toMatch(/id="tab-events" aria-selected="true".*id="panel-events"/)
  })

  test('finds a notice’s link opening in a tab that cannot reach back', async () => {
    expect(await htmlAt('/', { currentNotices: ready(notices) })).toContain('target="_blank" rel="noopener"')
  })

  test('is told where all notices could not be read; home says nothing, and neither that there are none', async () => {
    const all = await htmlAt('/viewallnews', { currentNotices: failed })
    expect(all).toContain('Failed to load content. Please try again later.')
    const home = await htmlAt('/', { currentNotices: failed })
    expect(home).not.toContain('Failed to load content')
    for (const html of [all, home]) {
      expect(html).not.toContain('at the moment')
      expect(html).toContain(tickerText)
    }
  })

  test('is told in the words of the specification where there are no notices', async () => {
    const html = await htmlAt('/viewallnews', { currentNotices: ready(noNotices) })
    expect(html).toContain('No notices or circulars available at the moment.')
    expect(html).toContain('No upcoming events at the moment.')
    expect(html).toMatch(new RegExp(`<a href="${pathOf(ticker.href)}"[^>]*><bdi>${tickerText}`))
  })

  test('finds alumni without scripts, has what was looked for in the form, and a way back to all', async () => {
    const found = ready({ shown: [alumnus('a', 'Meera Joshi')], total: 1 })
    const wanted: AlumniQuery[] = []
    const findAlumni: SiteData['findAlumni'] = (query) => {
      wanted.push(query)
      return found()
    }
    const html = await htmlAt(`/alumni-gallery?name=+meera+&year=२०११&degree=${degree}`, { findAlumni })
    expect(wanted).toEqual([{ name: 'meera', year: '2011', degree }])
    expect(html).toContain('1 alumnus found')
    expect(html).toContain('Meera Joshi')
    expect(html).toContain('value="meera"')
    expect(html).toContain(
      `<option value="${degree}" selected="">${degree.replace(/(?<! )\(/, ' (')}</option>`,
    )
    expect(html).toContain('<a href="/alumni-gallery"')
    const none = await htmlAt('/hi/alumni-gallery?name=x', { findAlumni: ready({ shown: [], total: 0 }) })
    expect(none).toContain('कोई नहीं मिला')
    expect((await open('/alumni-gallery?name=x', { findAlumni: failed })).cacheSeconds).toBe(0)
  })

  test('sees no social icon of a network on which the college has no page', async () => {
    const html = await htmlAt('/')
    for (const network of ['Facebook', 'X', 'Instagram', 'YouTube'])
      expect(html).not.toContain(`title="${network}"`)
  })

  test('without scripts, of a page without notices, finds the way to them in its ticker', async () => {
    const html = await htmlAt('/history')
    expect(shown(html)).not.toContain(tickerText)
    expect(/class="ticker.*?<noscript>(.*?)<\/noscript>/s.exec(html)?.[1]).toContain('<a href="/viewallnews"')
  })

  test('is offered older notices only where there may be some', async () => {
    const news = Array.from({ length: college.limits.news }, (_, at) => ({ ...notice, id: `n${at}` }))
    expect(await htmlAt('/viewallnews', { currentNotices: ready({ ...notices, news }) })).toContain(
      'Older notices',
    )
    expect(await htmlAt('/viewallnews', { currentNotices: ready(notices) })).not.toContain('Older notices')
  })

  test('is told where a list has nobody in it, and where it could not be read', async () => {
    expect(await htmlAt(facultyList, { faculty: ready([]) })).toContain('No faculty found')
    expect(await htmlAt(facultyList, { faculty: failed })).toContain('Something went wrong!')
    expect(await htmlAt('/alumni-gallery', { verifiedAlumni: ready([]) })).toContain(
      'No verified alumni found',
    )
    expect(await htmlAt('/alumni-gallery', { verifiedAlumni: failed })).toContain(
      'Error: Failed to fetch alumni',
    )
  })

  test('sees a person’s name full of HTML as text', async () => {
    const html = await htmlAt('/alumni-gallery', { verifiedAlumni: ready([alumnus('a', hostile)]) })
    expect(shown(html)).toContain('&lt;/noscript&gt;')
    expect(shown(html)).not.toMatch(/<script|<img src=x/)
  })
})

describe('A page', () => {
  test('has another ETag where its data are others, and the same where they are the same', async () => {
    const etag = async (data: Partial<SiteData>) => (await open('/', data)).etag
    const first = await etag({ currentNotices: ready(notices) })
    expect(await etag({ currentNotices: ready(structuredClone(notices)) })).toBe(first)
    expect(await etag({ currentNotices: ready(noNotices) })).not.toBe(first)
    expect((await open('/history')).etag).not.toBe((await open('/vision')).etag)
  })

  test('has another ETag once another revision is deployed, though the data are the same', async () => {
    const etagBy = async (revision: string) =>
      (await createRenderer(revision)('https://college.test/', seedDataIn('en'))).etag
    expect(await etagBy('pages-00001')).toBe(await etagBy('pages-00001'))
    expect(await etagBy('pages-00002')).not.toBe(await etagBy('pages-00001'))
  })

  test('is kept by no cache where a part of it could not be read', async () => {
    expect((await open('/', { currentNotices: failed })).cacheSeconds).toBe(0)
    expect((await open('/', { currentNotices: stale(notices) })).cacheSeconds).toBe(0)
    expect((await open('/alumni-gallery', { verifiedAlumni: failed })).cacheSeconds).toBe(0)
    expect((await open('/', { currentNotices: ready(notices) })).cacheSeconds).toBeGreaterThan(0)
  })

  test('names its main address, and one that does not exist names none', async () => {
    const [aliased] = seed.pages.filter(({ aliases }) => aliases.length > 0)
    expect(await htmlAt(String(aliased?.aliases[0]))).toContain(
      `<link rel="canonical" href="https://college.test${aliased?.path}">`,
    )
    expect(await htmlAt('/History')).toContain('<link rel="canonical" href="https://college.test/history">')
    const missing = await open('/no/such/page')
    expect([missing.status, missing.canonicalPath]).toEqual([404, undefined])
    expect(missing.render()).not.toContain('canonical')
  })

  test('that the browser alone renders begins with its scripts and holds no data', async () => {
    const html = await htmlAt('/AdminDashboard/news')
    expect(html).toContain('Loading…')
    expect(html).not.toContain('hydration-data')
  })
})

const linkTo = (href: string, text: string) => new RegExp(`<a href="${href}"[^>]*>${text}<`)

describe('The page of a department', () => {
  const departments = {
    astronomy: { name: { en: departmentNamed('Astronomy'), hi: 'खगोल विज्ञान संकाय' }, isShown: true },
    yoga: { name: { en: departmentNamed('Yoga') }, isShown: false },
    astronmy: { name: { en: departmentNamed('Astronmy') }, isShown: false, mergedInto: 'astronomy' },
    [facultyAt(0).slug]: { name: { en: facultyAt(0).en, hi: facultyAt(0).hi }, isShown: true },
  }
  const member = storedMember({ name: 'Ravi Mishra', department: departmentNamed('Astronomy') })
  const asked: string[] = []
  const dataAt = (path: string): Partial<SiteData> => ({
    settings: ready(
      viewSettings({ ...seedSite(seed, null), departments }, seed.settings, new Date(), languageOf(path)),
    ),
    faculty: async (department) => {
      asked.push(department)
      const isHere = department === member.department
      return { status: 'ready', value: isHere ? [{ id: 'ravi', data: member }] : [] }
    },
    facultyProfile: ready({
      member: { id: 'ravi', data: member },
      records: { experiences: [], awards: [], qualifications: [], publications: [] },
    }),
  })
  const openAt = (path: string) => open(path, dataAt(path))
  const headingOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]

  test('lists its teachers under its own name, in each language, at an address in any case', async () => {
    const page = await openAt('/Astronomy/viewfaculty')
    expect([page.status, page.canonicalPath, asked.at(-1)]).toEqual([
      200,
      '/astronomy/viewfaculty',
      departmentNamed('Astronomy'),
    ])
    expect(headingOf(page.render())).toBe(departmentNamed('Astronomy'))
    expect(page.render()).toContain('Ravi Mishra')
    const hindi = await openAt('/hi/astronomy/viewfaculty')
    expect([headingOf(hindi.render()), hindi.canonicalPath]).toEqual([
      'खगोल विज्ञान संकाय',
      '/hi/astronomy/viewfaculty',
    ])
  })

  test('says so where nobody of it is shown any more, and is listed nowhere', async () => {
    const page = await openAt('/yoga/viewfaculty')
    expect([page.status, page.canonicalPath]).toEqual([200, undefined])
    expect(page.render()).toContain('No faculty found')
    expect((await openAt('/astronomy/viewfaculty')).render()).not.toContain('/yoga/viewfaculty')
  })

  test('leads to the one that it was merged into, in its language', async () => {
    expect((await openAt('/astronmy/viewfaculty')).movedTo).toBe('/astronomy/viewfaculty')
    expect((await openAt('/hi/astronmy/viewfaculty')).movedTo).toBe('/hi/astronomy/viewfaculty')
  })

  test('that nobody ever taught in is not found', async () => {
    const page = await openAt('/alchemy/viewfaculty')
    expect(page.status).toBe(404)
    const html = page.render()
    expect(html).toMatch(
      /<h1[^>]*>Page not found<\/h1><p[^>]*>This Page is Undercostruction\. Please visit later\.</,
    )
    const ways = html.split('<main')[1]?.split('<search')[1]
    for (const { href } of quickLinks) expect(ways).toContain(`href="${pathOf(href)}"`)
  })

  test('is linked from the others, from its teachers’ profiles and in the sitemap', async () => {
    for (const path of [facultyList, departmentHome(facultyAt(1).slug)])
      expect((await openAt(path)).render()).toMatch(
        linkTo('/astronomy/viewfaculty', departmentNamed('Astronomy')),
      )
    expect((await openAt('/astronomy/viewfaculty')).render()).toMatch(
      linkTo(departmentHome(facultyAt(0).slug), facultyAt(0).en),
    )
    const profile = (await openAt('/hi/faculty-profile/ravi@college.test')).render()
    expect(profile).toMatch(/<a href="\/hi\/astronomy\/viewfaculty"[^>]*>खगोल विज्ञान संकाय</)
    const data = { ...seedDataIn('en'), ...dataAt('/') }
    const sitemap = (await renderSiteFile('/sitemap.xml', data))?.text
    expect(sitemap).toContain('<loc>https://college.test/hi/astronomy/viewfaculty</loc>')
    expect(sitemap).toContain(`<loc>https://college.test${facultyList}</loc>`)
    for (const hidden of ['/yoga/', '/astronmy/']) expect(sitemap).not.toContain(hidden)
  })
})
