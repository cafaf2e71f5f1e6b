import { college } from '@prangan/college/config'
import { canonicalPaths, informationPages } from '@prangan/college/demo/pages'
import { allLanguages, pathIn } from '@prangan/contract/languages'
import * as plugins from '@prangan/plugins/tests/pages'
import { describe, expect, it } from 'vitest'
import firebase from '../../firebase.json' with { type: 'json' }
import { livePages } from '../support/site-pages.ts'
import { suite } from '../support/suite.ts'

const unlisted: string[] = ['/search', ...plugins.unlistedPages]
const paths = Object.keys({ ...informationPages, ...livePages }).filter((path) => !unlisted.includes(path))

const read = async (path: string) => (await fetch(suite.app + path)).text()

describe('A search engine', () => {
  it('finds every page once in the sitemap in each language, and there its own address and description', async () => {
    const sitemap = await read('/sitemap.xml')
    const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
    const own = paths.filter((path) => !(path in canonicalPaths))
    // Other tests publish notices, and pages under addresses of their own, and add teachers to departments.
    const isOfTest = (path: string) =>
      /^\/([a-z]+-[0-9a-f]{8}(\/|$)|notices\/)/.test(path) ||
      (path.endsWith('/viewfaculty') && !own.includes(path))
    const known = listed.filter(
      (url = '') => !isOfTest(url.replace(suite.app, '').replace(/^\/[a-z]{2}\//, '/')),
    )
    const inEach = own.flatMap((path) => allLanguages.map((language) => suite.app + pathIn(language, path)))
    expect(inEach).toEqual(expect.arrayContaining(known))
    // A page that is not translated is not listed.
    expect(known).toEqual(expect.arrayContaining(own.map((path) => suite.app + path)))
    expect(new Set(listed).size).toBe(listed.length)
    // One build serves suites on any port, and this file is part of the build.
    const built = `http://127.0.0.1:${firebase.emulators.hosting.port}`
    expect(await read('/robots.txt')).toContain(`Sitemap: ${built}/sitemap.xml`)
    const descriptions: string[] = []
    for (const path of paths) {
      const html = await read(path)
      const url = suite.app + (canonicalPaths[path] ?? path)
      const description = /<meta name="description" content="(.*?)">/.exec(html)?.[1] ?? ''
      expect(html).toContain(`<link rel="canonical" href="${url}">`)
      for (const line of [`url" content="${url}`, `description" content="${description}`, 'title" content="'])
        expect(html, path).toContain(`<meta property="og:${line}`)
      // The gaps of a new college are alike.
      if (own.includes(path) && !description.includes('[[')) descriptions.push(description)
    }
    expect(new Set(descriptions).size).toBe(descriptions.length)
    const addresses = allLanguages.map((language) => [language, pathIn(language, '/history')])
    for (const [own, path = ''] of addresses) {
      const html = await read(path)
      expect(html).toContain(`<html lang="${own}" dir="ltr">`)
      for (const [language, other] of [...addresses, ['x-default', '/history']])
        expect(html).toContain(`<link rel="alternate" hreflang="${language}" href="${suite.app}${other}">`)
    }
    expect(sitemap).toContain(
      `<xhtml:link rel="alternate" hreflang="x-default" href="${suite.app}/history"/>`,
    )
  })

  it('reads on the contact page what the college is', async () => {
    const html = await read('/contact')
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? ''
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'CollegeOrUniversity',
      name: college.name.en,
    })
  })
})

describe('A phone that installs the site', () => {
  it('finds the web manifest and every icon it names, at its size', async () => {
    const { icons } = JSON.parse(await read('/site.webmanifest'))
    expect(icons).toHaveLength(3)
    for (const { src, sizes } of icons as { src: string; sizes: string }[]) {
      const png = Buffer.from(await (await fetch(suite.app + src)).arrayBuffer())
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes)
    }
  })
})
