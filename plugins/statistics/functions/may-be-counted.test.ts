import { describe, expect, it } from 'vitest'
import { mayBeCounted } from './may-be-counted.ts'

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36'
const from = (headers: Record<string, string>) =>
  mayBeCounted((name) => ({ 'user-agent': phone, ...headers })[name] ?? '')

describe('A visitor', () => {
  it.each([{}, { dnt: '0' }, { 'user-agent': phone.replace('K)', 'CUBOT NOTE 20)') }])(
    'is counted: %o',
    (headers) => expect(from(headers)).toBe(true),
  )

  it.each([{ dnt: '1' }, { 'sec-gpc': '1' }, { dnt: '0', 'sec-gpc': '1' }])(
    'who asks not to be tracked is not: %o',
    (headers) => expect(from(headers)).toBe(false),
  )

  it.each([
    '',
    'curl/8.5.0',
    'node',
    'python-requests/2.32',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0) Chrome/116.0 Safari/537.36',
    phone.replace('Chrome', 'HeadlessChrome'),
    'Mozilla/5.0 (compatible; Yahoo! Slurp)',
  ])('that is a program is not: %s', (agent) => expect(from({ 'user-agent': agent })).toBe(false))
})
