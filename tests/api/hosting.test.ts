import type { Endpoint } from '@prangan/contract/endpoints/endpoint'
import { endpointTable, splitRoute } from '@prangan/contract/endpoints/table'
import type { NewsItem } from '@prangan/contract/schemas/news'
import { describe, expect, it } from 'vitest'
import { call, form, signIn } from '../support/call.ts'
import { suite } from '../support/suite.ts'

/** From the specification's route table, kept apart from the client's own routes. */
const pagePaths = [
  '/',
  '/login',
  '/student/login',
  '/AdminDashboard',
  '/FacultyDashboard',
  '/registration',
  '/feedback',
  '/c_corner',
  '/syllabus',
  '/timetable',
  '/history',
  '/vision',
  '/code-of-conduct',
  '/governing-body',
  '/managers-message',
  '/principals-message',
  '/public-relation-officer',
  '/public-relation-officer-not',
  '/non-teaching-staff',
  '/nonteaching',
  '/proctorial-board',
  '/grievance-cell',
  '/research-innovation',
  '/literary-club',
  '/career-counselling',
  '/sexual-harassment-committee',
  '/iqac-committee',
  '/iqac-committee-not',
  '/iqac',
  '/ba',
  '/ma',
  '/bsc',
  '/bcom',
  '/bca',
  '/msc',
  '/faculty/arts',
  '/faculty/science',
  '/arts/viewfaculty',
  '/science/viewfaculty',
  '/faculty-profile/asha.verma@sarvodaya.test',
  '/alumni-registration',
  '/alumni-association',
  '/alumni-gallery',
  '/admission-procedure',
  '/contact',
  '/viewallnews',
  '/viewNews',
  '/viewalumni',
  '/library',
  '/events/cultural',
  '/events/sports',
  '/events/nss',
  '/events/ncc',
  '/events/rovers-rangers',
  '/events/quiz-seminar',
  '/events/workshops',
  '/important-notice',
  '/no/such/page',
]

describe('Every page of the specification', () => {
  it.each(pagePaths)('%s is the site', async (path) => {
    const response = await fetch(`${suite.app}${path}`, { redirect: 'manual' })
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(await response.text()).toContain('</html>')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })
})

const calls = (Object.values(endpointTable) as Endpoint[]).flatMap(({ routes, plainTextErrors }) =>
  routes.map((route) => ({ route, type: plainTextErrors ? 'text/plain' : 'application/json' })),
)

describe('Every documented call', () => {
  it.each(calls)('$route is answered by the functions, as $type', async ({ route, type }) => {
    const { method, path } = splitRoute(route)
    const address = path.replace(/[:*]\w+/g, 'nothing.here')
    const response = await fetch(`${suite.app}${address}`, { method, redirect: 'manual' })
    expect(response.headers.get('content-type')).toContain(type)
  })
})

describe('A page that carries notices', () => {
  it.each(['/', '/viewallnews'])(
    '%s holds them before any script runs, and is cached for seconds',
    async (path) => {
      const latest = (await (await fetch(`${suite.app}/news/viewallnews`)).json()) as {
        send: { Title: string }[]
      }
      const response = await fetch(`${suite.app}${path}`)
      const html = await response.text()
      expect(response.headers.get('cache-control')).toBe(
        'public, max-age=0, s-maxage=10, stale-while-revalidate=60',
      )
      expect(html).toContain(latest.send[0]?.Title.replaceAll('&', '&amp;'))
    },
  )

  it('is not kept by any cache past the moment at which a notice on it ends', async () => {
    const token = await signIn('admin')
    const publishUntil = new Date(Date.now() + 20_000).toISOString()
    const ending = form({ title: 'Ends in twenty seconds', publishUntil })
    const { body } = await call('POST /news/uploadnews', { token, ...ending })
    const response = await fetch(`${suite.app}/`)
    await call(`DELETE /news/${(body.item as NewsItem).Id}`, { token })
    expect(await response.text()).toContain('Ends in twenty seconds')
    const [, atEdge, stale] =
      /^public, max-age=0, s-maxage=(\d+), stale-while-revalidate=(\d+)$/.exec(
        response.headers.get('cache-control') ?? '',
      ) ?? []
    expect(Number(atEdge) + Number(stale)).toBeGreaterThan(0)
    expect(Number(atEdge) + Number(stale)).toBeLessThan(20)
  })
})
