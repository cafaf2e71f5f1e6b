import { seed } from '@prangan/college/content/seed'
import { seedSite } from '@prangan/contract/content/seed'
import { viewSettings } from '@prangan/contract/content/site-view'
import { languageOf } from '@prangan/contract/languages'
import { siteDataLater } from '@prangan/contract/site-data'
import { waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { deskMessages } from '../../messages/desk.ts'
import { languageAt, showIn } from '../../messages/language-at.ts'
import { paths } from '../../paths.ts'
import { createRoutes } from '../../routes.tsx'
import { createSiteRouter } from '../site-router.ts'

const desk = '/FacultyDashboard'
const site = seedSite(seed, null)
const settingsIn = (url: string) =>
  viewSettings(site, seed.settings, new Date(0), languageOf(new URL(url).pathname))

let router: ReturnType<typeof createSiteRouter> | undefined

async function open(path: string): Promise<void> {
  router?.dispose()
  history.replaceState(null, '', path)
  showIn(languageAt(path))
  const routes = createRoutes(({ request }) => ({
    ...siteDataLater,
    settings: async () => ({ status: 'ready', value: settingsIn(request.url) }),
  }))
  router = createSiteRouter(routes)
  await waitFor(() => expect(router?.state.initialized).toBe(true))
}

const goTo = async (path: string) => router?.navigate(path)

/** Reads the language of the document and of the desk. A desk whose messages are missing throws. */
const shown = () => {
  expect(router?.state.errors).toBeNull()
  return [document.documentElement.lang, deskMessages().ownProfile.title]
}

const hindi = ['hi', 'प्रोफ़ाइल']
const english = ['en', 'Profile']

afterEach(() => {
  router?.dispose()
  showIn('en')
})

describe('A person whose browser has not chosen the language of the desk', () => {
  it('signs in at the Hindi page to a desk in Hindi, which is so after a reload, and signs out to that page', async () => {
    await open('/hi/login')
    await goTo(desk)
    expect(shown()).toEqual(hindi)
    await open(desk)
    expect(shown()).toEqual(hindi)
    expect(paths.login.href()).toBe('/hi/login')
  })

  it('signs in at the English page to a desk in English, also after somebody who had it in Hindi', async () => {
    await open('/hi/login')
    await goTo(desk)
    await goTo('/login')
    await goTo(desk)
    expect(shown()).toEqual(english)
    await goTo('/hi/login')
    await goTo('/AdminDashboard')
    expect(shown()).toEqual(hindi)
  })

  it('opens a desk by its address in English', async () => {
    await open(desk)
    expect(shown()).toEqual(english)
    expect(localStorage).toHaveLength(0)
  })
})

describe('A person who has chosen the language of the desk', () => {
  it('has it in that language wherever they sign in', async () => {
    localStorage.setItem('deskLanguage', 'en')
    await open('/hi/login')
    await goTo(desk)
    expect(shown()).toEqual(english)
    localStorage.setItem('deskLanguage', 'hi')
    await open('/login')
    await goTo(desk)
    expect(shown()).toEqual(hindi)
  })
})
