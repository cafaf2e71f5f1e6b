import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import type { Firestore } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import { checkLinks } from '../../functions/src/site/links/check-links.ts'
import type { Internet } from '../../functions/src/site/links/open-link.ts'
import { loadSmallSite, paragraph } from '../support/site.ts'
import { useOwnApp } from '../support/use-own-app.ts'

const app = useOwnApp()
let firestore: Firestore
beforeAll(async () => {
  firestore = await app.firestore()
  await loadSmallSite(firestore)
  const words = 'See [the UGC](https://ugc.test/gone), [NCERT](https://ncert.test/), [us](/fees).'
  await firestore
    .doc(documentPaths.pageVersion('history', 0))
    .update({ 'content.blocks': [paragraph('b1', words)] })
})

const isOn = () => ({ ...app.deps, configuration: { ...app.deps.configuration, linkCheck: () => true } })
const brokenIn = async (id: string) =>
  (await firestore.doc(documentPaths.page(id)).get()).get('findings.brokenLinks')
const known = async () => {
  const { docs } = await firestore.collection(collectionPaths.linkChecks).get()
  return docs.map((link) => link.data()).filter(({ href }) => href.includes('.test/gone'))
}

const internet = (isGone = true): Internet & { opened: Set<string> } => {
  const opened = new Set<string>()
  return {
    opened,
    resolve: async () => ['93.184.215.14'],
    fetch: async ({ href }) => {
      opened.add(href)
      return { status: isGone && href === 'https://ugc.test/gone' ? 404 : 200 }
    },
  }
}
const offline: Internet = {
  resolve: async () => {
    throw new Error('ENOTFOUND')
  },
  fetch: async () => {
    throw new Error('ECONNREFUSED')
  },
}

describe('The nightly check of links', () => {
  it('is off where it is not switched on, as in the local suite', async () => {
    const own = internet()
    expect(await checkLinks(app.deps, own)).toBe(0)
    expect(own.opened.size).toBe(0)
  })

  it('reports a link after its second failure, and takes it back once it works', async () => {
    const own = internet()
    await checkLinks(isOn(), own)
    expect([...own.opened]).toEqual(expect.arrayContaining(['https://ugc.test/gone', 'https://ncert.test/']))
    // Links of the site's layout are checked too; links to our own pages are not.
    expect(own.opened.size).toBeGreaterThan(2)
    expect([...own.opened].every((href) => /^https?:/.test(href))).toBe(true)
    expect(await brokenIn('history')).toEqual([])

    await checkLinks(isOn(), internet())
    expect(await brokenIn('history')).toEqual(['https://ugc.test/gone'])
    expect(await brokenIn('fees')).toEqual([])

    await checkLinks(isOn(), internet(false))
    expect(await brokenIn('history')).toEqual([])
  })

  it('blames no link where nothing answers: our own network is down', async () => {
    const before = await known()
    expect(before).toMatchObject([{ failures: 0 }])
    for (let night = 0; night < 3; night += 1) await checkLinks(isOn(), offline)
    expect(await known()).toEqual(before)
    expect(await brokenIn('history')).toEqual([])
  })

  it('forgets a link that no page has any more', async () => {
    const version = firestore.doc(documentPaths.pageVersion('history', 0))
    await version.update({ 'content.blocks': [paragraph('b1', 'No links.')] })
    await checkLinks(isOn(), internet())
    expect(await known()).toEqual([])
  })
})
