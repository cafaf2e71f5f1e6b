import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { errors } from '@prangan/contract/errors'
import { FoundPublicationSchema } from '@prangan/contract/schemas/records'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { call, json, signUpWithoutRole } from '../support/call.ts'
import { makePerson } from '../support/people.ts'
import { useOwnApp } from '../support/use-own-app.ts'
import { makeTeacher, type Teacher, tokenOf } from './teachers.ts'

const work = {
  status: 'ok',
  'message-type': 'work',
  message: {
    DOI: '10.5555/mosses.7',
    type: 'book-chapter',
    title: ['Mosses of the courtyard'],
    ISSN: ['2999-0149'],
    issued: { 'date-parts': [[2020, 11]] },
    reference: Array.from({ length: 100 }, (_, key) => ({ key, unstructured: 'A reference' })),
  },
}

const app = useOwnApp()
let teacher: Teacher
let service: Server
let answer: RequestListener
const requests: string[] = []
beforeAll(async () => {
  teacher = await makeTeacher(app)
  service = createServer((request, response) => {
    requests.push(String(request.url))
    answer(request, response)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => service.once('listening', resolve))
  process.env.DOI_SERVICE_URL = `http://127.0.0.1:${(service.address() as AddressInfo).port}/`
})
afterEach(() => {
  requests.splice(0)
  vi.unstubAllEnvs()
})
afterAll(async () => {
  service.closeAllConnections()
  service.close()
})

const lookUp = (doi: string, token = teacher.token) => call(`GET /faculty/doi/${doi}`, { token })
const tell = (value: unknown) => {
  answer = (_request, response) => response.end(JSON.stringify(value))
}

describe('A teacher who gives a DOI', () => {
  it('gets the fields of the publication, which can be added as they are', async () => {
    tell(work)
    const { status, body } = await lookUp('10.5555/mosses.7')
    expect([status, FoundPublicationSchema.parse(body)]).toEqual([200, body])
    expect(body).toEqual({
      publication: 'Mosses of the courtyard',
      department: '',
      category: 'Book chapter',
      year: '2020',
      month: 'November',
      indexing: 'Crossref',
      issn: '2999-0149',
      impact: '',
    })
    expect(requests).toEqual(['/works/10.5555%2Fmosses.7'])
    const added = await call('POST /faculty/add_faculty_publication', {
      token: teacher.token,
      ...json({ ...body, department: 'Botany' }),
    })
    expect(added.status).toBe(201)
  })

  it('is offered it only where the college has a service', async () => {
    const read = () => call('GET /faculty/doi', { token: teacher.token })
    expect((await read()).body).toEqual({ isOn: true })
    vi.stubEnv('DOI_SERVICE_URL', '')
    expect((await read()).body).toEqual({ isOn: false })
  })

  it.each(['10.5555/a/b(c)', '10.5555%2Fa%2Fb(c)', 'https%3A%2F%2Fdoi.org%2F10.5555%2Fa%2Fb(c)'])(
    'may give it in any form (%s), and the service gets a request for one work, never another path',
    async (doi) => {
      tell(work)
      expect((await lookUp(doi)).status).toBe(200)
      expect(requests).toEqual(['/works/10.5555%2Fa%2Fb(c)'])
    },
  )

  it.each([
    'x',
    '10.5555',
    '10.5555/',
    '..%2F..%2Fadmin',
    'http%3A%2F%2F169.254.1.1%2F10.5555%2Fx',
    '10.5555/a%00',
  ])('that is none (%s) is refused without a request to the service', async (doi) => {
    const { status } = await lookUp(doi)
    expect([400, 404]).toContain(status)
    expect(requests).toEqual([])
  })

  it('that is unknown is refused', async () => {
    answer = (_request, response) => response.writeHead(404).end('Resource not found.')
    const { status, body } = await lookUp('10.5555/none')
    expect([status, body.message]).toEqual(errors['no-such-doi'])
  })

  it('is redirected by the service on its own server, and never to another', async () => {
    answer = (request, response) => {
      if (request.url?.endsWith('new')) response.end(JSON.stringify(work))
      else response.writeHead(301, { location: '/works/new' }).end()
    }
    expect((await lookUp('10.5555/old')).status).toBe(200)
    let isReached = false
    const elsewhere = createServer((_request, response) => {
      isReached = true
      response.end(JSON.stringify(work))
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => elsewhere.once('listening', resolve))
    const location = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/works/x`
    answer = (_request, response) => response.writeHead(302, { location }).end()
    const { status, body } = await lookUp('10.5555/away')
    elsewhere.close()
    expect([status, body.message, isReached]).toEqual([...errors['doi-unreachable'], false])
  })

  const troubles: [string, RequestListener][] = [
    ['is in trouble', (_request, response) => response.writeHead(500).end('<html>')],
    ['answers no JSON', (_request, response) => response.end('<html>')],
    ['hangs up', (request) => request.socket.destroy()],
    ['answers without end', (_request, response) => response.end('"'.padEnd(1_100_000, 'x').concat('"'))],
    ['leads in circles', (request, response) => response.writeHead(302, { location: request.url }).end()],
  ]
  const expectUnreachable = async (trouble: RequestListener) => {
    answer = trouble
    const { status, body } = await lookUp('10.5555/x')
    expect([status, body.message]).toEqual(errors['doi-unreachable'])
  }
  it.each(troubles)('of a service that %s is told to fill in the fields', (_what, trouble) =>
    expectUnreachable(trouble),
  )

  // Waits for the product's time-out of five seconds.
  it('of a service that does not answer is told to fill in the fields', { tags: ['slow'] }, () =>
    expectUnreachable(() => undefined),
  )

  it('is refused if no service is configured', async () => {
    vi.stubEnv('DOI_SERVICE_URL', '')
    const { status, body } = await lookUp('10.5555/x')
    expect([status, body.message]).toEqual(errors['doi-off'])
    expect(requests).toEqual([])
  })
})

describe('Nobody but a teacher', () => {
  it('can use the service', async () => {
    tell(work)
    for (const [token, status] of [
      [await tokenOf(await makePerson(app, 'admin')), 403],
      [await signUpWithoutRole(), 403],
      ['null', 401],
    ] as const) {
      expect((await lookUp('10.5555/x', token)).status).toBe(status)
    }
    expect(requests).toEqual([])
  })
})
