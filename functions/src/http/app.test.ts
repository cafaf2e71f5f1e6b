import { createServer, type Server, request as sendRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { errors } from '@prangan/contract/errors'
import { limits } from '@prangan/contract/limits'
import express from 'express'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { configuration } from '../lib/configuration.ts'
import { connectFirebase } from '../lib/firebase.ts'
import { createApp } from './app.ts'
import { leaveBodiesUnread } from './unread-bodies.ts'

vi.mock('firebase-functions/logger', () => ({ info: vi.fn(), warn: vi.fn(), error: vi.fn() }))

/** Runs the app behind parsers that would read any body, as the Functions platform does. No request here reaches Firebase. */
const earlierSite = 'https://old.college.test'
let server: Server
let origin: string

beforeAll(async () => {
  leaveBodiesUnread()
  const platform = express()
  const firebase = connectFirebase({ projectId: 'demo-unused', storageBucket: 'unused' })
  platform.use(express.json(), express.raw({ type: '*/*', limit: '32mb' }))
  platform.use(
    createApp({
      firebase,
      configuration: { ...configuration, corsOrigins: () => [earlierSite] },
      clock: () => new Date(),
    }),
  )
  server = createServer(platform).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const call = (path: string, init?: RequestInit) => fetch(`${origin}${path}`, init)
const messageOf = async (response: Response) => ((await response.json()) as { message: string }).message
const login = (body: string, type = 'application/json') =>
  call('/auth/login_auth', { method: 'POST', body, headers: { 'content-type': type } })

describe('A call that the college does not document', () => {
  it("is answered 404 in JSON, with the catalogue's message", async () => {
    const response = await call('/nowhere')
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(await messageOf(response)).toBe(errors['no-such-call'][1])
  })

  it('is answered 405 with what is allowed when only the method is wrong', async () => {
    const response = await call('/auth/login_auth')
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
  })

  it('is answered 400 when the address cannot be decoded', async () => {
    const response = await call('/news/delete_news/%E0%A4%A', { headers: { authorization: 'Bearer x' } })
    expect(response.status).toBe(400)
    expect(await messageOf(response)).toBe(errors['bad-address'][1])
  })
})

describe('Every answer', () => {
  it('is not cached, not sniffed, and says nothing of what made it', async () => {
    const { headers } = await call('/nowhere')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('x-powered-by')).toBeNull()
  })

  it("lets the college's earlier site read it, and no other origin", async () => {
    const from = async (site: string) =>
      (await call('/nowhere', { headers: { origin: site } })).headers.get('access-control-allow-origin')
    expect(await from(earlierSite)).toBe(earlierSite)
    expect(await from('https://elsewhere.test')).toBeNull()
  })

  it('to a preflight allows a bearer token but no cookies', async () => {
    const { status, headers } = await call('/news/uploadnews', {
      method: 'OPTIONS',
      headers: {
        origin: earlierSite,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      },
    })
    expect(status).toBe(204)
    expect(headers.get('access-control-allow-headers')).toBe('authorization')
    expect(headers.get('access-control-allow-credentials')).toBeNull()
  })
})

describe('A body that does not fit', () => {
  it('as broken JSON gets a sentence, not a stack trace', async () => {
    const response = await login('{"uname": "a", ')
    expect(response.status).toBe(400)
    expect(await messageOf(response)).toBe(errors['broken-json'][1])
  })

  it.each(['[]', 'null', '7', '"text"', ''])('as JSON that is no object (%s) is refused', async (body) => {
    expect((await login(body)).status).toBe(400)
  })

  it('in another type is answered 415', async () => {
    expect((await login('uname=a&psw=b', 'application/x-www-form-urlencoded')).status).toBe(415)
    expect((await login('{}', 'text/plain')).status).toBe(415)
  })

  it('compressed is answered 415 and is never inflated', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
    const response = await call('/auth/login_auth', { method: 'POST', body: 'not gzip', headers })
    expect(response.status).toBe(415)
  })

  it('over the limit is answered 413, one byte under it is read', async () => {
    const body = (length: number) => JSON.stringify({ uname: '', psw: '' }).padEnd(length, ' ')
    expect((await login(body(limits.body.json + 1))).status).toBe(413)
    expect((await login(body(limits.body.json))).status).toBe(400)
  })

  it('is not read past the limit, whether or not its length is known before', async () => {
    const sent = async (headers: Record<string, string>) => {
      let written = 0
      const status = await new Promise<number | undefined>((resolve) => {
        const request = sendRequest(`${origin}/auth/login_auth`, { method: 'POST', headers })
        request.on('response', (response) => resolve(response.resume().statusCode))
        request.on('error', () => undefined)
        const piece = Buffer.alloc(limits.body.json)
        const write = () => {
          while (written < 30 * 1024 * 1024 && !request.destroyed) {
            written += piece.length
            if (!request.write(piece)) return void request.once('drain', write)
          }
        }
        request.on('close', () => resolve(undefined))
        write()
      })
      return { status, written }
    }
    const type = { 'content-type': 'application/json' }
    for (const headers of [type, { ...type, 'content-length': String(30 * 1024 * 1024) }]) {
      const { status, written } = await sent(headers)
      expect(status).toBe(413)
      expect(written).toBeLessThan(15 * 1024 * 1024)
    }
  })

  it('with blank credentials gets the messages of the sign-in screen at both fields', async () => {
    const response = await login(JSON.stringify({ uname: '  ', psw: ' ' }))
    expect(response.status).toBe(400)
    const text = 'Please enter both username and password'
    const issue = { code: 'credentialsMissing', values: [] }
    expect(await response.json()).toEqual({
      message: text,
      error: text,
      errors: { uname: text, psw: text },
      codes: { uname: issue, psw: issue },
    })
    expect(response.headers.get('error-code')).toBe('invalid-input')
  })
})

describe('A GET that deletes', () => {
  const path = '/news/delete_news/some-notice'
  const as = (headers: Record<string, string>, method = 'GET') => call(path, { method, headers })

  it('answers HEAD with 405', async () => {
    expect((await as({ authorization: 'Bearer x' }, 'HEAD')).status).toBe(405)
  })

  const statusAsBrowser = (headers: Record<string, string>) =>
    new Promise((resolve, reject) => {
      const sent = sendRequest(`${origin}${path}`, { headers }, (answer) =>
        resolve(answer.resume().statusCode),
      )
      sent.on('error', reject).end()
    })

  it('is refused as a page, a prefetch or a prerender', async () => {
    expect(await statusAsBrowser({ 'sec-fetch-mode': 'navigate' })).toBe(403)
    expect(await statusAsBrowser({ 'sec-purpose': 'prefetch;prerender' })).toBe(403)
    expect(await statusAsBrowser({ purpose: 'prefetch' })).toBe(403)
    expect(await statusAsBrowser({ 'sec-fetch-mode': 'cors' })).toBe(401)
  })

  it('wants a bearer token', async () => {
    const none: Record<string, string>[] = [
      {},
      { authorization: 'Bearer null' },
      { authorization: 'Basic eDp5' },
    ]
    for (const headers of none) {
      const response = await as(headers)
      expect(response.status).toBe(401)
      expect(await messageOf(response)).toBe(errors['sign-in-first'][1])
    }
  })
})
