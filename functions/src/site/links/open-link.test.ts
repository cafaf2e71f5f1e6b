import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { type Answer, type Internet, openLink, realInternet } from './open-link.ts'
import { isPublicAddress } from './public-address.ts'

const publicAddress = '93.184.215.14'

function internet(
  answers: Readonly<Record<string, Answer>>,
  names: Readonly<Record<string, readonly string[]>> = {},
) {
  const asked: string[] = []
  const own: Internet = {
    resolve: async (hostname) => names[hostname] ?? [publicAddress],
    fetch: async (url, { method, address }) => {
      asked.push(`${method} ${url.href} at ${address}`)
      const answer = answers[`${method} ${url.href}`] ?? answers[url.href]
      if (!answer) throw new Error('ECONNREFUSED')
      return answer
    },
  }
  return { ...own, asked }
}

describe('The link check', () => {
  it('asks by HEAD, and by GET where that is refused', async () => {
    const fine = internet({ 'https://ugc.test/': { status: 200 } })
    expect(await openLink(fine, 'https://ugc.test/')).toBe('fine')
    expect(fine.asked).toEqual([`HEAD https://ugc.test/ at ${publicAddress}`])

    const onlyGet = internet({
      'HEAD https://ugc.test/': { status: 404 },
      'GET https://ugc.test/': { status: 200 },
    })
    expect(await openLink(onlyGet, 'https://ugc.test/')).toBe('fine')
  })

  it.each([
    [404, 'broken'],
    [410, 'broken'],
    [500, 'broken'],
    [403, 'fine'],
    [429, 'fine'],
    [999, 'fine'],
  ])('takes an answer of %i as %s', async (status, outcome) => {
    expect(await openLink(internet({ 'https://a.test/': { status } }), 'https://a.test/')).toBe(outcome)
  })

  it('follows redirects, but not for ever', async () => {
    const moved = internet({
      'http://a.test/': { status: 301, location: 'https://a.test/new' },
      'https://a.test/new': { status: 200 },
    })
    expect(await openLink(moved, 'http://a.test/')).toBe('fine')
    const round = internet({ 'http://a.test/': { status: 302, location: '/' } })
    expect(await openLink(round, 'http://a.test/')).toBe('broken')
    expect(round.asked).toHaveLength(12)
  })

  it('tells no answer from a broken link, since our own network may be down', async () => {
    expect(await openLink(internet({}), 'https://a.test/')).toBe('no answer')
  })

  it.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f.0.0.1/',
    'http://0/',
    'http://[::1]/',
    'http://[::ffff:169.254.169.254]/',
    'http://[fd00::1]/',
    'http://169.254.169.254/computeMetadata/v1/',
    'http://10.0.0.8/',
    'http://user:password@a.test/',
    'http://a.test:8080/',
    'https://a.test:80/',
    'ftp://a.test/',
    'file:///etc/passwd',
  ])('never connects for %s', async (href) => {
    const own = internet({ [href]: { status: 200 } })
    expect(await openLink(own, href)).toBe('broken')
    expect(own.asked).toEqual([])
  })

  it.each([
    ['a private address', ['10.1.2.3']],
    ['the metadata server', ['169.254.169.254']],
    ['a private address beside a public one', [publicAddress, '192.168.1.1']],
    ['a private address within IPv6', ['::ffff:10.0.0.1']],
  ])('never connects where a name resolves to %s', async (_, addresses) => {
    const own = internet({ 'http://inside.test/': { status: 200 } }, { 'inside.test': addresses })
    expect(await openLink(own, 'http://inside.test/')).toBe('broken')
    expect(own.asked).toEqual([])
  })

  it.each([
    'http://169.254.169.254/',
    'http://inside.test/',
    'http://a.test:22/',
    'gopher://a.test/',
    '//127.0.0.1/',
  ])('never follows a redirect to %s', async (location) => {
    const own = internet({ 'http://a.test/': { status: 302, location } }, { 'inside.test': ['10.0.0.1'] })
    expect(await openLink(own, 'http://a.test/')).toBe('broken')
    expect(own.asked.every((asked) => asked.includes('http://a.test/ at'))).toBe(true)
  })

  it('connects to the address that was checked, whatever the name means a moment later', async () => {
    const own = internet({ 'http://a.test/': { status: 200 } })
    const answers = [[publicAddress], ['127.0.0.1']]
    const rebound = { ...own, resolve: async () => answers.shift() ?? ['127.0.0.1'] }
    expect(await openLink(rebound, 'http://a.test/')).toBe('fine')
    expect(own.asked).toEqual([`HEAD http://a.test/ at ${publicAddress}`])
  })

  it('says who it is, and connects where it is told, not where the name leads', async () => {
    const seen: (string | undefined)[] = []
    const server = createServer((request, response) => {
      seen.push(request.method, request.headers.host, request.headers['user-agent'])
      response.writeHead(302, { location: '/next' }).end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const url = new URL(`http://nowhere.invalid:${port}/`)
    const { fetch } = realInternet('https://college.test')
    const how = { method: 'HEAD', address: '127.0.0.1', signal: AbortSignal.timeout(5_000) } as const
    expect(await fetch(url, how)).toEqual({ status: 302, location: '/next' })
    server.close()
    expect(seen).toEqual(['HEAD', `nowhere.invalid:${port}`, 'Prangan link check (+https://college.test)'])
  })
})

describe('A public address', () => {
  it.each([publicAddress, '8.8.8.8', '172.32.0.1', '2606:4700::1111'])('is %s', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it.each([
    ...['0.0.0.0', '10.0.0.1', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.16.0.1', '172.31.255.255'],
    ...['192.0.0.192', '192.168.0.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
    ...[
      '::',
      '::1',
      '::ffff:8.8.8.8',
      '64:ff9b::a00:1',
      'fc00::1',
      'fd00:ec2::254',
      'fe80::1',
      'fe80::1%eth0',
    ],
    ...['ff02::1', '2001:db8::1', '2002:7f00:1::', 'a.test', ''],
  ])('is not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})
